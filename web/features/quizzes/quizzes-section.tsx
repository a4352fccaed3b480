import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Quiz } from 'contract/quizzes'
import * as messages from 'messages/quiz-form'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { GoneNotice } from '#web/client/forms/gone-notice.tsx'
import { useHasDraft } from '#web/client/forms/use-draft.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { ListWithFormSkeleton } from '#web/ui/list-skeleton.tsx'
import { QUIZ_FORM, QuizForm } from './quiz-form.tsx'
import { QUIZ_LIST, QuizList } from './quiz-list.tsx'
import { GENERAL, ownerOf, type QuizOwners } from './quiz-owners.ts'
import { editQuizButton } from './quiz-row.tsx'

/** All quizzes with their answers, the newest first, for the content manager. */
function managedQuizzesQuery() {
  return queryOptions({
    queryKey: [...queryKeys.quizzes, 'managed'],
    queryFn: async ({ signal }) =>
      (await get<Quiz[]>('/api/quizzes?original=true', signal)).sort((one, other) => other.id - one.id),
  })
}

/** The id of the quiz in the form. */
type QuizzesView = { quiz?: number | undefined }

type QuizzesSectionProps = {
  /** To what a quiz can belong. */
  owners: QuizOwners
  /** Only the quizzes of this lesson, and a new one is for it. */
  lessonId?: number | undefined
  view: QuizzesView
  /** @param focus the id of the element that takes the focus */
  onView: (changes: QuizzesView, focus?: string) => void
}

/** The quizzes next to their form. */
export function QuizzesSection(props: QuizzesSectionProps) {
  const query = useQuery(managedQuizzesQuery())
  return (
    <Loaded
      query={query}
      loading={<ListWithFormSkeleton label={messages.loadingQuizzes} />}
      failure={messages.quizzesFailed}
    >
      {(quizzes) => <Quizzes quizzes={quizzes} {...props} />}
    </Loaded>
  )
}

function Quizzes({ quizzes: all, owners, lessonId, view, onView }: QuizzesSectionProps & { quizzes: readonly Quiz[] }) {
  const quizzes = lessonId === undefined ? all : all.filter((quiz) => quiz.lessonId === lessonId)
  const edited = quizzes.find(({ id }) => id === view.quiz)
  const lost = useHasDraft(`quiz:${view.quiz}`) && !edited ? view.quiz : undefined
  const closeForm = () => {
    onView({ quiz: undefined }, edited ? editQuizButton(edited.id) : QUIZ_FORM)
  }
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby={QUIZ_LIST} className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={QUIZ_LIST} tabIndex={-1} className="heading-section outline-none">
            {lessonId === undefined ? messages.quizzes : messages.quizzesOfLesson}
          </h2>
          <Button className="lg:hidden" onClick={() => focusSoon(QUIZ_FORM)}>
            {messages.toForm}
          </Button>
        </div>
        <QuizList
          quizzes={quizzes}
          owners={owners}
          edited={edited?.id}
          onEdit={(id) => {
            onView({ quiz: id }, QUIZ_FORM)
          }}
          onDeleted={(id) => id === view.quiz && onView({ quiz: undefined })}
        />
      </section>
      <div className="grid gap-4 md:gap-6">
        {view.quiz !== undefined && !edited && (
          <GoneNotice sentence={messages.noLonger} hasDraft={lost !== undefined} />
        )}
        <QuizForm
          key={edited?.id ?? 'new'}
          quiz={edited}
          lost={lost}
          owners={owners}
          owner={lessonId === undefined ? GENERAL : ownerOf({ courseId: null, lessonId })}
          onDone={closeForm}
        />
      </div>
    </div>
  )
}
