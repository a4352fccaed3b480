import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { MissionCompletion } from 'contract/missions'
import type { UserWithMessage } from 'contract/users'
import { post } from '#web/client/api.ts'
import { sentenceOf } from '#web/client/api-error.ts'
import { useMember } from '#web/client/member.tsx'
import { usePaidWrite } from '#web/client/paid-write.ts'
import { toast } from '#web/ui/toast.ts'

/** Completes a mission for the member, says what it paid and goes back to the dashboard (spec §4, §8). */
export function useCompleteMission(missionId: number) {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () =>
      post<UserWithMessage>(`/api/users/${id}/complete-mission`, { missionId } satisfies MissionCompletion),
    onSuccess: async ({ user, message }) => {
      afterPaidWrite(user)
      toast({ title: 'Mission Completed!', description: message })
      await navigate({ to: '/dashboard' })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to complete mission'),
        variant: 'destructive',
      }),
  })
}
