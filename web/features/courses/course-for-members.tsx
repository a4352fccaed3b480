import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A course's page without a user. */
export function CourseForMembers() {
  usePageTitle('Course')
  return (
    <EmptyState
      level={1}
      title="Please log in to access course content."
      action={
        <>
          <Link to="/auth/$mode" params={{ mode: 'login' }} className={buttonClass({ variant: 'go' })}>
            Login
          </Link>
          <Link to="/auth/$mode" params={{ mode: 'register' }} className={buttonClass()}>
            Register
          </Link>
        </>
      }
    >
      The list of courses is open to everybody; the rides themselves need a passenger.
    </EmptyState>
  )
}
