import type { User } from 'contract/users'
import * as messages from 'messages/administration'
import type { ReactNode } from 'react'
import { MemberProvider } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type AdministratorsOnlyProps = {
  user: User | null
  /** What the content manager says is specified word for word. */
  isContentManager?: true
  onLogin: () => void
  /** Leaves this session for another one. */
  onLoginAgain: () => void
  /** What an administrator works with. */
  children: ReactNode
}

/** Shows its children to administrators, and tells others why they can't see them. */
export function AdministratorsOnly({
  user,
  isContentManager,
  onLogin,
  onLoginAgain,
  children,
}: AdministratorsOnlyProps) {
  if (user === null) {
    return (
      <Denial
        title={messages.noSession}
        action={
          <Button variant="go" onClick={onLogin}>
            {messages.login}
          </Button>
        }
      >
        {messages.logInFirst}
      </Denial>
    )
  }
  if (!user.isAdmin) {
    return (
      <Denial title={messages.accessDenied} action={<Button onClick={onLoginAgain}>{messages.logInAgain}</Button>}>
        {isContentManager ? messages.onlyContentManagers : messages.onlyAdministrators}
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
