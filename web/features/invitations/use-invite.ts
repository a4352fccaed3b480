import type { Invitation, Invited } from 'contract/invitations'
import * as messages from 'messages/invitations'
import { postOnce } from '#web/client/api/api.ts'
import { failureText } from '#web/client/api/api-error.ts'
import { useIntentKeys } from '#web/client/api/idempotency-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'

/** Has an invitation sent to an address, once however often it is tried, and says how it went. */
export function useInvite({ onSent }: { onSent: (email: string) => void }) {
  const { id } = useMember()
  const { keyFor, clearKey } = useIntentKeys()
  return useToastMutation({
    send: (email: string) =>
      postOnce<Invited>(`/api/users/${id}/invite`, keyFor(email), { email } satisfies Invitation),
    done: ({ message, isHeld }) => ({
      title: isHeld ? messages.inviteSaved : messages.inviteSent,
      description: message,
    }),
    failed: (error) => ({ title: messages.inviteFailed, description: failureText(error, messages.sendFailed) }),
    onSaved: ({ user }, email) => {
      clearKey(email)
      updateUser(user)
      onSent(email)
    },
  })
}
