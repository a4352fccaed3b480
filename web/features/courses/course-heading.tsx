import type { Course } from 'contract/courses'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { CourseFacts } from './course-facts.tsx'

/** A course's name with its badges. */
export function CourseHeading({ course, completed }: { course: Course; completed: boolean }) {
  usePageTitle(course.title)
  return (
    <div className="grid gap-3">
      <CourseFacts course={course} done={completed ? 'Completed' : null} />
      <h1 className="heading-page max-w-[24ch]">{course.title}</h1>
      <p className="max-w-reading text-ink-soft text-lg">{course.description}</p>
    </div>
  )
}
