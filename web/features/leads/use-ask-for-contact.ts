import { useMutation } from '@tanstack/react-query'
import type { Said } from 'contract/invitations'
import type { LeadForm } from 'contract/leads'
import { post } from '#web/client/api.ts'
import { sentenceOf } from '#web/client/api-error.ts'
import { toast } from '#web/ui/toast.ts'

/** Sends what somebody on /info wishes. */
export function useAskForContact() {
  return useMutation({
    mutationFn: (form: LeadForm) => post<Said>('/api/leads', form),
    onError: (error) =>
      toast({
        title: 'Not Sent',
        description: sentenceOf(error, 'Your form could not be sent. Please try again.'),
        variant: 'destructive',
      }),
  })
}
