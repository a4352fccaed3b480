import type { Said } from 'contract/invitations'
import type { LeadForm } from 'contract/leads'
import { post } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'

/** Sends what somebody on /info wishes. @param onSponsorGone called where its member is gone */
export function useAskForContact(onSponsorGone: () => void) {
  return useToastMutation({
    send: (form: LeadForm) => post<Said>('/api/leads', form),
    failed: (error) => ({
      title: 'Not Sent',
      description: sentenceOf(error, 'Your form could not be sent. Please try again.'),
    }),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'INVITE_NOT_FOUND') onSponsorGone()
    },
  })
}
