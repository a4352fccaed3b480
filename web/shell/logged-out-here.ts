import * as messages from 'messages/offline'
import { toast } from '#web/ui/toast.ts'

/** After a logout without a connection. */
export function sayLoggedOutHere(): void {
  toast({ title: messages.loggedOutHere, description: messages.serverNotTold })
}
