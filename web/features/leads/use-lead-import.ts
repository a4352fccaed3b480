import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadImportReport } from 'contract/leads'
import * as messages from 'messages/leads'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { useUpload } from '#web/client/api/upload.ts'
import { toast } from '#web/ui/toast.ts'
import { type ImportValues, importForm } from './import-values.ts'

/** First `preview`, which changes nothing, then `import` of the same file. */
type Step = 'preview' | 'import'

/** @param onImported when the people are in the pool */
export function useLeadImport(onImported: () => void) {
  const queryClient = useQueryClient()
  const { send, share, callOff } = useUpload()
  const { mutate, isPending, data, variables, error, reset } = useMutation({
    mutationFn: ({ step, values }: { step: Step; values: ImportValues }) =>
      send<LeadImportReport>(`/api/admin/leads/${step}`, importForm(values)),
    onSuccess: ({ accepted }, { step }) => {
      if (step === 'preview') return
      toast({ title: messages.leadsImported, description: messages.willGetEmail({ count: accepted }) })
      onImported()
      void queryClient.invalidateQueries({ queryKey: adminQueryKeys.leads })
    },
  })
  return {
    send: (step: Step, values: ImportValues) => mutate({ step, values }),
    isPending,
    /** What the file in the form would bring. */
    preview: variables?.step === 'preview' ? data : undefined,
    /** What the last import brought. */
    report: variables?.step === 'import' ? data : undefined,
    /** No error where the person cancelled it. */
    error: error?.name === 'AbortError' ? null : error,
    share,
    callOff,
    forget: reset,
  }
}
