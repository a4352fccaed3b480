import { useQuery } from '@tanstack/react-query'
import type { Quiz } from 'contract/quizzes'
import { Loaded } from '#web/client/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { editQuizButton, focusSoon, QUIZ_FORM, QUIZ_LIST } from './focus.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { managedCoursesQuery, managedQuizzesQuery } from './manager-queries.ts'
import type { ChangeView, ManagerView } from './manager-view.ts'
import type { Previews } from './previews.ts'
import { QuizForm } from './quiz-form.tsx'
import { QuizList } from './quiz-list.tsx'

type QuizzesSectionProps = { view: ManagerView; onView: ChangeView; preview: Previews['quiz'] }

/** The quizzes beside the form that writes them. */
export function QuizzesSection(props: QuizzesSectionProps) {
  const query = useQuery(managedQuizzesQuery())
  return (
    <Loaded
      query={query}
      loading={<ListSkeleton label="Loading quizzes..." />}
      failure="The quizzes couldn't be loaded."
    >
      {(quizzes) => <Quizzes quizzes={quizzes} {...props} />}
    </Loaded>
  )
}

function Quizzes({ quizzes, view, onView, preview }: QuizzesSectionProps & { quizzes: readonly Quiz[] }) {
  const { data: courses = [] } = useQuery(managedCoursesQuery())
  const edited = quizzes.find(({ id }) => id === view.quiz)
  const closeForm = () => {
    onView({ quiz: undefined }, edited ? editQuizButton(edited.id) : QUIZ_FORM)
  }
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby={QUIZ_LIST} className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={QUIZ_LIST} tabIndex={-1} className="heading-section outline-none">
            Quizzes
          </h2>
          <Button className="lg:hidden" onClick={() => focusSoon(QUIZ_FORM)}>
            To the form
          </Button>
        </div>
        <QuizList
          quizzes={quizzes}
          courses={courses}
          edited={edited?.id}
          onEdit={(id) => {
            onView({ quiz: id }, QUIZ_FORM)
          }}
          onDeleted={(id) => id === view.quiz && onView({ quiz: undefined })}
        />
      </section>
      <div className="grid gap-4 md:gap-6">
        {view.quiz !== undefined && !edited && (
          <Banner tone="danger" role="alert">
            <p>This quiz no longer exists.</p>
          </Banner>
        )}
        <QuizForm key={edited?.id ?? 'new'} quiz={edited} courses={courses} onDone={closeForm} preview={preview} />
      </div>
    </div>
  )
}
