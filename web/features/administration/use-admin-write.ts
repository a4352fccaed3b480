import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, sentenceOf } from '#web/client/api-error.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'

type AdminWrite<Input, Output> = {
  send: (input: Input) => Promise<Output>
  /** What to say when it is done. */
  done: (output: Output, input: Input) => ToastMessage
  /** What to say when it failed and the server gave no sentence. */
  failed: string
  /** Whatever is cached under these shows what was changed. */
  shownBy: readonly QueryKey[]
  /** Comes before the lists are asked again. */
  onSaved?: (output: Output, input: Input) => void
}

/** A change by an administrator: says how it went, and what shows it is asked for again. */
export function useAdminWrite<Input, Output>({ send, done, failed, shownBy, onSaved }: AdminWrite<Input, Output>) {
  const queryClient = useQueryClient()
  const refresh = () => Promise.all(shownBy.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: send,
    onSuccess: (output, input) => {
      toast(done(output, input))
      onSaved?.(output, input)
      void refresh()
    },
    onError: (error) => {
      if (error.name === 'AbortError') return
      toast({ title: 'Error', description: sentenceOf(error, failed), variant: 'destructive' })
      if (isOutdated(error)) void refresh()
    },
  })
}

/** Somebody else decided or changed it: what is on the screen is not true any more. */
function isOutdated(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
