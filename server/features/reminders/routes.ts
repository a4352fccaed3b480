import { RemindersStopped, StopRemindersParams } from 'contract/push'
import type { Dependencies } from '#server/dependencies.ts'
import { messagesFor } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { stopByToken } from './stop-reminders.ts'

/** In the public scope, because a reminder's button works without a session. */
export function stopRemindersRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.post(
    '/api/stop-reminders/:stopToken',
    {
      schema: {
        tags: ['notifications'],
        summary: 'Stop all reminders, with the address in one of them',
        params: StopRemindersParams,
        response: { 200: RemindersStopped, ...refusals },
      },
    },
    async (request) => {
      await stopByToken(deps, request.params.stopToken)
      return { message: messagesFor(request).notifications.remindersStopped }
    },
  )
}
