import { useQueryClient } from '@tanstack/react-query'
import type { Said } from 'contract/invitations'
import type { LeadForm } from 'contract/leads'
import { post } from '#web/client/api.ts'
import { ApiError, sentenceOf } from '#web/client/api-error.ts'
import { sponsorQuery } from '#web/client/sponsor-query.ts'
import { useToastMutation } from '#web/client/use-toast-mutation.ts'

/** Sends what somebody on /info wishes. Where its member is gone, the page becomes that of the community. */
export function useAskForContact() {
  const queryClient = useQueryClient()
  return useToastMutation({
    send: (form: LeadForm) => post<Said>('/api/leads', form),
    failed: (error) => ({
      title: 'Not Sent',
      description: sentenceOf(error, 'Your form could not be sent. Please try again.'),
    }),
    onFailed: (error, { inviteCode }) => {
      if (inviteCode && error instanceof ApiError && error.code === 'INVITE_NOT_FOUND') {
        queryClient.setQueryData(sponsorQuery(inviteCode).queryKey, null)
      }
    },
  })
}
