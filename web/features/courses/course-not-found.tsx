import { usePageTitle } from '#web/client/page/page-title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A course's address that belongs to none, or to none for this member. The way back stands above it, as on every course. */
export function CourseNotFound() {
  usePageTitle('Course not found')
  return (
    <EmptyState level={1} title="Course not found.">
      It may have been removed, or part of the address may be missing.
    </EmptyState>
  )
}
