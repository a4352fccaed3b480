import type { Course } from 'contract/courses'
import { CourseCard } from './course-card.tsx'

/** The course's card in the list of courses; nothing on it can be pressed. */
export function CoursePreview({ course }: { course: Course }) {
  return (
    <div inert className="mx-auto max-w-100">
      <CourseCard course={course} percent={0} far={false} onWatch={() => undefined} />
    </div>
  )
}
