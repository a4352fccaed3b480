import { useMutation } from '@tanstack/react-query'
import type { MissionCompletion } from 'contract/missions'
import type { UserWithMessage } from 'contract/users'
import { post } from '#web/client/api.ts'
import { failureText } from '#web/client/api-error.ts'
import { useMember } from '#web/client/member.tsx'
import { usePaidWrite } from '#web/client/paid-write.ts'
import { toast } from '#web/ui/toast.ts'

/** Completes a mission for the member and says what it paid (spec §4, §8). */
export function useCompleteMission(missionId: number) {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  return useMutation({
    mutationFn: () =>
      post<UserWithMessage>(`/api/users/${id}/complete-mission`, { missionId } satisfies MissionCompletion),
    onSuccess: ({ user, message }) => {
      afterPaidWrite(user)
      toast({ title: 'Mission Completed!', description: message })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: failureText(error, 'Failed to complete mission'),
        variant: 'destructive',
      }),
  })
}
