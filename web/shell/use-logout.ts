import { useNavigate } from '@tanstack/react-router'
import * as messages from 'messages/shell'
import { post } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { draftNames } from '#web/client/forms/drafts.ts'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { eraseActs, loadOutbox } from '#web/client/outbox/do-act.ts'
import { askToLeave } from '#web/client/outbox/leave-question.ts'
import { mayHaveActs } from '#web/client/outbox/waits.ts'
import { leaveLater } from '#web/client/session/leave-later.ts'
import { eraseInAllTabs } from '#web/client/session/session.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import { unsubscribe } from '#web/client/session/unsubscribe.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Ends the session, once the member agrees to lose what hasn't been sent or saved, erases what this device kept of them
 * and goes to the landing page, or where `leave` leads.
 */
export function useLogout(leave?: () => Promise<void>): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      if (!(await mayLeave())) return
      await post('/api/auth/logout')
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) {
        leaveLater()
        void import('#web/shell/logged-out-here.ts').then(
          ({ showLoggedOut }) => showLoggedOut(),
          () => undefined,
        )
      } else if (!(error instanceof ApiError && error.status === 401)) {
        // On a shared computer, nobody may believe that they are logged out while the session still exists.
        const description = sentenceOf(error, messages.stillLoggedIn)
        toast({ title: messages.error, description, variant: 'destructive' })
        return
      }
    }
    // The server has ended this device's pushes, unless it couldn't be reached.
    void unsubscribe().catch(() => undefined)
    await eraseActs().catch(() => undefined)
    eraseInAllTabs()
    await keepAnswersFor(null)
    await (leave ? leave() : navigate({ to: '/' }))
  }
}

/** @throws what the import of the outbox fails with, where something may be lost */
async function mayLeave(): Promise<boolean> {
  const id = storedUser()?.id
  if (id === undefined) return true
  try {
    const { unsavedOf } = await loadOutbox()
    const unsaved = await unsavedOf(id)
    return unsaved.acts + unsaved.drafts === 0 || askToLeave(unsaved)
  } catch (error) {
    if (mayHaveActs() || draftNames().size > 0) throw error
    return true
  }
}
