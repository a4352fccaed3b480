import type { User } from 'contract/users'
import type { ReactNode } from 'react'
import { MemberProvider } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type AdministratorsOnlyProps = {
  user: User | null
  onLogin: () => void
  /** Leaves this session for another one. */
  onLoginAgain: () => void
  /** What an administrator works with. */
  children: ReactNode
}

/** Shows its children to administrators, and tells everybody else why they can't see them. */
export function AdministratorsOnly({ user, onLogin, onLoginAgain, children }: AdministratorsOnlyProps) {
  if (user === null) {
    return (
      <Denial
        title="No User Session"
        action={
          <Button variant="go" onClick={onLogin}>
            Login
          </Button>
        }
      >
        Log in as an administrator to manage courses and quizzes.
      </Denial>
    )
  }
  if (!user.isAdmin) {
    return (
      <Denial title="Access Denied" action={<Button onClick={onLoginAgain}>Log in again</Button>}>
        Access Denied: Only administrators can access the content management system.
      </Denial>
    )
  }
  return <MemberProvider user={user}>{children}</MemberProvider>
}

type DenialProps = { title: string; action: ReactNode; children: ReactNode }

function Denial({ title, action, children }: DenialProps) {
  return (
    <EmptyState level={1} title={title} action={action}>
      <p>{children}</p>
    </EmptyState>
  )
}
