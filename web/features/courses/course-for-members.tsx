import { Link } from '@tanstack/react-router'
import * as messages from 'messages/courses'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A course's page without a user. */
export function CourseForMembers() {
  usePageTitle(messages.course)
  return (
    <EmptyState
      level={1}
      title={messages.logInFirst}
      action={
        <>
          <Link to="/auth/$mode" params={{ mode: 'login' }} className={buttonClass({ variant: 'go' })}>
            {messages.login}
          </Link>
          <Link to="/auth/$mode" params={{ mode: 'register' }} className={buttonClass()}>
            {messages.register}
          </Link>
        </>
      }
    >
      {messages.openList}
    </EmptyState>
  )
}
