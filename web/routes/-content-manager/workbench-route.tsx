import type { Quiz } from 'contract/quizzes'
import { lazy, useState } from 'react'
import type { ChangeView, ManagerView } from '#web/features/content-manager/manager-view.ts'
import type { Previews } from '#web/features/content-manager/previews.ts'
import { Workbench } from '#web/features/content-manager/workbench.tsx'

const CourseCard = lazy(async () => ({ default: (await import('#web/features/courses/course-card.tsx')).CourseCard }))
const Lesson = lazy(async () => ({ default: (await import('#web/features/missions/lesson.tsx')).Lesson }))
const Choices = lazy(async () => ({ default: (await import('#web/features/quizzes/choices.tsx')).Choices }))

const PREVIEWS: Previews = {
  course: (course) => (
    <div inert className="mx-auto max-w-100">
      <CourseCard course={course} percent={0} far={false} onWatch={() => undefined} />
    </div>
  ),
  quiz: (quiz) => <QuizPreview quiz={quiz} />,
  lesson: (content) => (
    <div className="[&_:is(h2,h3):first-child]:mt-0">
      <Lesson content={content} level={2} />
    </div>
  ),
}

/** An administrator's page, put together of the features that show the same things to members. */
export function ContentManagerWorkbench({ view, onView }: { view: ManagerView; onView: ChangeView }) {
  return <Workbench view={view} onView={onView} previews={PREVIEWS} />
}

/** The question as the quiz modal asks it; choosing tries it out, and nothing is sent. */
function QuizPreview({ quiz }: { quiz: Required<Quiz> }) {
  const [choice, setChoice] = useState<number>()
  return (
    <div className="grid gap-4">
      <h3 id="question" className="heading-panel whitespace-pre-line">
        {quiz.question}
      </h3>
      <Choices quiz={quiz} turn={{ choice, verdict: undefined, pending: false, choose: setChoice }} />
    </div>
  )
}
