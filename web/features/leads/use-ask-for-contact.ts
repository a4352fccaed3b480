import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Said } from 'contract/invitations'
import type { LeadForm } from 'contract/leads'
import { post } from '#web/client/api.ts'
import { ApiError, sentenceOf } from '#web/client/api-error.ts'
import { sponsorQuery } from '#web/client/sponsor-query.ts'
import { toast } from '#web/ui/toast.ts'

/** Sends what somebody on /info wishes. Where its member is gone, the page becomes that of the community. */
export function useAskForContact() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: LeadForm) => post<Said>('/api/leads', form),
    onError: (error, { inviteCode }) => {
      toast({
        title: 'Not Sent',
        description: sentenceOf(error, 'Your form could not be sent. Please try again.'),
        variant: 'destructive',
      })
      if (inviteCode && error instanceof ApiError && error.code === 'INVITE_NOT_FOUND') {
        queryClient.setQueryData(sponsorQuery(inviteCode).queryKey, null)
      }
    },
  })
}
