import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A course's address that belongs to none, or to none for this member (spec §2). */
export function CourseNotFound() {
  usePageTitle('Course not found')
  return (
    <EmptyState
      level={1}
      title="Course not found."
      action={
        <Link to="/courses" className={buttonClass({ variant: 'go' })}>
          Back to Courses
        </Link>
      }
    >
      It may have been removed, or part of the address may be missing.
    </EmptyState>
  )
}
