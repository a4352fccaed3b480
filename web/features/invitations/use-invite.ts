import { useMutation } from '@tanstack/react-query'
import type { Invitation } from 'contract/invitations'
import type { UserWithMessage } from 'contract/users'
import { postOnce } from '#web/client/api.ts'
import { failureText } from '#web/client/api-error.ts'
import { useMember } from '#web/client/member.tsx'
import { storeUser } from '#web/client/stored-user.ts'
import { useWishKeys } from '#web/client/wish-keys.ts'
import { toast } from '#web/ui/toast.ts'

/** Has an invitation sent to an address, once however often it is tried, and says how it went (spec §8). */
export function useInvite({ onSent }: { onSent: (email: string) => void }) {
  const { id } = useMember()
  const { keyFor, granted } = useWishKeys()
  return useMutation({
    mutationFn: (email: string) =>
      postOnce<UserWithMessage>(`/api/users/${id}/invite`, keyFor(email), { email } satisfies Invitation),
    onSuccess: ({ user, message }, email) => {
      granted(email)
      storeUser(user)
      toast({ title: 'Invite Sent!', description: message })
      onSent(email)
    },
    onError: (error) =>
      toast({
        title: 'Invite Failed',
        description: failureText(error, 'Failed to send invite'),
        variant: 'destructive',
      }),
  })
}
