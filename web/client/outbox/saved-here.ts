import * as messages from 'messages/outbox'
import { storedUser } from '#web/client/session/stored-user.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'

/** What a screen says of an act that waits. It promises nothing of what the server pays. */
export const SAVED_HERE: ToastMessage = {
  title: messages.savedTitle,
  get description() {
    // Where the session had ended, a connection isn't enough.
    return storedUser() === null ? messages.savedLoggedOut : messages.saved
  },
}

/** What waited has arrived. */
export function showSent(count: number): void {
  toast({ title: messages.sentTitle, description: messages.sent({ count }) })
}
