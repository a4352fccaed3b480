import type { MissionCompletion } from 'contract/missions'
import type { UserWithMessage } from 'contract/users'
import { post } from '#web/client/api/api.ts'
import { failureText } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'

/** Completes a mission for the member and says what it paid. */
export function useCompleteMission(missionId: number) {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  return useToastMutation({
    send: () => post<UserWithMessage>(`/api/users/${id}/complete-mission`, { missionId } satisfies MissionCompletion),
    done: ({ message }) => ({ title: 'Mission Completed!', description: message }),
    failed: (error) => failureText(error, 'Failed to complete mission'),
    onSaved: ({ user }) => afterPaidWrite(user),
  })
}
