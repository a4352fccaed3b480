import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { BackToCourses } from '#web/features/courses/course-heading.tsx'
import { GeneralQuestions } from '#web/features/quizzes/general-questions.tsx'
import { generalQuizzesQuery } from '#web/features/quizzes/quiz-queries.ts'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'
import { useDialogInAddress } from '#web/shell/use-dialog-in-address.ts'

export const Route = createFileRoute('/_member/questions')({
  staticData: { page: { isIndexable: false } },
  // The address says which quiz is open, so that Back closes it.
  validateSearch: ({ quiz }: { quiz?: unknown }): { quiz?: number | undefined } => ({ quiz: idFrom(quiz) }),
  loader: ({ context: { queryClient, memberId } }) => void queryClient.prefetchQuery(generalQuizzesQuery(memberId)),
  component: QuestionsRoute,
})

function QuestionsRoute() {
  const { quiz } = Route.useSearch()
  const navigate = Route.useNavigate()
  const quizDialog = useDialogInAddress(quiz, (next, step) =>
    navigate({ search: { quiz: next }, resetScroll: false, ...step }),
  )
  usePageTitle(messages.generalQuestions)
  return (
    <Page className="grid content-start gap-4 md:gap-6">
      <BackToCourses />
      <div>
        <h1 className="heading-page">{messages.generalQuestions}</h1>
        <p className="mt-2 max-w-reading text-ink-soft text-lg">{messages.aboutGeneralQuestions}</p>
      </div>
      <GeneralQuestions quizId={quiz} quizDialog={quizDialog} />
    </Page>
  )
}
