import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import * as messages from 'messages/client'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import { useSingleMutation } from './use-single-mutation.ts'

type ToastMutation<Input, Output> = {
  /** By which others ask whether it is pending. */
  mutationKey?: QueryKey
  /** Waits for earlier ones in the same queue. */
  queue?: QueryKey
  send: (input: Input) => Promise<Output>
  /** The toast after a success; none where it returns nothing. Called before `onSaved`. */
  done?: (output: Output, input: Input) => ToastMessage | undefined
  /** What to say when the server gave no sentence. Or a function: what to say in any case, or the toast, if any. */
  failed: string | ((error: Error, input: Input) => string | ToastMessage | undefined)
  /** The queries that show what was changed. */
  invalidates?: readonly QueryKey[]
  /** Stay pending until these queries have been fetched again. */
  waits?: boolean
  /** Called before the queries are fetched again. The mutation stays pending until its promise settles. */
  onSaved?: ((output: Output, input: Input) => unknown) | undefined
  onFailed?: (error: Error, input: Input) => unknown
}

/** A mutation that reports its result in a toast and refetches what shows it. */
export function useToastMutation<Input = void, Output = unknown>({
  mutationKey,
  queue,
  send,
  done,
  failed,
  invalidates = [],
  waits = false,
  onSaved,
  onFailed,
}: ToastMutation<Input, Output>) {
  const queryClient = useQueryClient()
  const refetch = async () => {
    const refetched = Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    if (waits) await refetched
  }
  return useSingleMutation<Output, Input>({
    ...(mutationKey ? { mutationKey } : {}),
    ...(queue ? { scope: { id: JSON.stringify(queue) } } : {}),
    mutationFn: send,
    onSuccess: async (output, input) => {
      const message = done?.(output, input)
      if (message) toast(message)
      await onSaved?.(output, input)
      await refetch()
    },
    onError: async (error, input) => {
      // The person cancelled it, perhaps when the server had it all.
      if (error.name === 'AbortError') return refetch()
      const said = typeof failed === 'string' ? sentenceOf(error, failed) : failed(error, input)
      const message = typeof said === 'string' ? { title: messages.error, description: said } : said
      if (message) toast({ ...message, variant: 'destructive' })
      await onFailed?.(error, input)
      if (isOutdated(error)) await refetch()
    },
  })
}

/** Somebody else changed or deleted it, so the screen shows an old state. */
function isOutdated(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
