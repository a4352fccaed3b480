import type { Quiz } from 'contract/quizzes'
import { useState } from 'react'
import { lazyPart } from '#web/client/lazy.tsx'
import type { ChangeView, ManagerView } from '#web/features/content-manager/manager-view.ts'
import type { Previews } from '#web/features/content-manager/previews.ts'
import { Workbench } from '#web/features/content-manager/workbench.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const LOADING = <Skeleton className="h-60 rounded-card" />

const CoursePreview = lazyPart(async () => (await import('./course-preview.tsx')).CoursePreview, LOADING)
const Lesson = lazyPart(async () => (await import('#web/features/missions/lesson.tsx')).Lesson, LOADING)
const Choices = lazyPart(async () => (await import('#web/features/quizzes/choices.tsx')).Choices, LOADING)

const PREVIEWS: Previews = {
  course: (course) => <CoursePreview course={course} />,
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
