import { Link } from '@tanstack/react-router'
import { useUser } from '#web/client/stored-user.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** /courses, open to everybody (spec §2). */
export function CourseList() {
  const user = useUser()
  return (
    <>
      <h1 className="heading-page">Whistlestop Courses</h1>
      <EmptyState
        title="No courses available yet"
        action={
          <Link to={user ? '/dashboard' : '/'} className={buttonClass()}>
            {user ? 'Back to Dashboard' : 'Back to the start page'}
          </Link>
        }
      >
        {user ? 'Your stations are open meanwhile.' : 'The five stations of the line are open meanwhile.'}
      </EmptyState>
    </>
  )
}
