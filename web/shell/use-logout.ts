import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as messages from 'messages/shell'
import { post } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { dropAllDrafts } from '#web/client/forms/drafts.ts'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { eraseActs } from '#web/client/outbox/do-act.ts'
import { mayHaveActs } from '#web/client/outbox/waits.ts'
import { leaveLater } from '#web/client/session/leave-later.ts'
import { eraseMember, storedUser } from '#web/client/session/stored-user.ts'
import { unsubscribe } from '#web/client/session/unsubscribe.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Ends the session, once the member agrees to lose what hasn't been sent, erases what this device kept of them and goes to
 * the landing page, or where `leave` leads.
 */
export function useLogout(leave?: () => Promise<void>): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    if (!(await mayLeave())) return
    try {
      await post('/api/auth/logout')
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) {
        leaveLater()
        void import('#web/shell/logged-out-here.ts').then(
          ({ sayLoggedOutHere }) => sayLoggedOutHere(),
          () => undefined,
        )
      } else if (!(error instanceof ApiError && error.status === 401)) {
        // Nobody may believe to have left a shared computer while the session still lives.
        toast({ title: messages.error, description: sentenceOf(error, messages.stillLoggedIn), variant: 'destructive' })
        return
      }
    }
    // The server sends nothing here any more, but without a connection it doesn't know yet.
    void unsubscribe().catch(() => undefined)
    await eraseActs().catch(() => undefined)
    eraseMember(queryClient)
    dropAllDrafts()
    await keepAnswersFor(null)
    await (leave ? leave() : navigate({ to: '/' }))
  }
}

async function mayLeave(): Promise<boolean> {
  const id = storedUser()?.id
  if (id === undefined || !mayHaveActs()) return true
  const [{ outbox }, { askToLeave }] = await Promise.all([
    import('#web/client/outbox/the-outbox.ts'),
    import('#web/client/outbox/leave-question.ts'),
  ])
  const waiting = (await outbox.actsOf(id)).filter(({ refusal }) => refusal === undefined)
  return waiting.length === 0 || askToLeave(waiting.length)
}
