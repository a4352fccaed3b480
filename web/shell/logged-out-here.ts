import * as messages from 'messages/offline'
import { toast } from '#web/ui/toast.ts'

/** Says that a logout without a connection ended the session only in this browser. */
export function showLoggedOut(): void {
  toast({ title: messages.loggedOutHere, description: messages.serverNotTold })
}
