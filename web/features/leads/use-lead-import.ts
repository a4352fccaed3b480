import { useQueryClient } from '@tanstack/react-query'
import type { LeadImportReport } from 'contract/leads'
import * as messages from 'messages/leads'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { useUpload } from '#web/client/api/upload.ts'
import { useSingleMutation } from '#web/client/api/use-single-mutation.ts'
import { toast } from '#web/ui/toast.ts'
import { IMPORT_FIELDS, type ImportValues, importForm } from './import-values.ts'

/** First `preview`, which changes nothing, then `import` of the same file. */
type Step = 'preview' | 'import'

/**
 * @param values the form's current values; a preview of other values is ignored
 * @param onImported when the people are in the pool
 */
export function useLeadImport(values: ImportValues, onImported: (sent: ImportValues) => void) {
  const queryClient = useQueryClient()
  const { send, share, callOff } = useUpload()
  const { mutate, isPending, data, variables, error, reset } = useSingleMutation({
    mutationFn: ({ step, values }: { step: Step; values: ImportValues }) =>
      send<LeadImportReport>(`/api/admin/leads/${step}`, importForm(values)),
    onSuccess: ({ accepted }, { step, values: sent }) => {
      if (step === 'preview') return
      toast({ title: messages.leadsImported, description: messages.willGetEmail({ count: accepted }) })
      onImported(sent)
      void queryClient.invalidateQueries({ queryKey: adminQueryKeys.leads })
    },
  })
  const isCurrent = IMPORT_FIELDS.every((field) => variables?.values[field] === values[field])
  return {
    send: (step: Step) => mutate({ step, values }),
    isPending,
    /** What the file in the form would bring. */
    preview: variables?.step === 'preview' && isCurrent ? data : undefined,
    /** What the last import brought. */
    report: variables?.step === 'import' ? data : undefined,
    /** No error where the person cancelled it. */
    error: error?.name === 'AbortError' ? null : error,
    share,
    callOff,
    /** Clears the last result or error, but leaves a request that is under way. */
    forget: () => {
      if (!isPending) reset()
    },
  }
}
