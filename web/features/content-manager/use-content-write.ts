import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/client/api-error.ts'
import { COURSES_KEY, MISSIONS_KEY, QUIZZES_KEY } from '#web/client/content-keys.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'

type ContentWrite<Input, Output> = {
  send: (input: Input) => Promise<Output>
  /** What to say when it is done. */
  done: (output: Output, input: Input) => ToastMessage
  /** What to say when it failed. */
  failed: (error: Error) => string
  /** Comes before the lists are asked again: what was typed is not to be held against what was just saved. */
  onSaved?: ((output: Output, input: Input) => void) | undefined
}

/** A change of the contents: says how it went, and every list that shows them is asked again, also the members' own. */
export function useContentWrite<Input, Output>({ send, done, failed, onSaved }: ContentWrite<Input, Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (output, input) => {
      toast(done(output, input))
      onSaved?.(output, input)
      await refreshContents(queryClient)
    },
    onError: async (error) => {
      if (error.name === 'AbortError') return
      toast({ title: 'Error', description: failed(error), variant: 'destructive' })
      if (isOutdated(error)) await refreshContents(queryClient)
    },
  })
}

function refreshContents(queryClient: QueryClient): Promise<void> {
  const shows = ({ queryKey: [first] }: { queryKey: QueryKey }) =>
    first === COURSES_KEY || first === QUIZZES_KEY || first === MISSIONS_KEY
  return queryClient.invalidateQueries({ predicate: shows })
}

/** Somebody else changed or deleted it: what is on the screen is not true any more. */
function isOutdated(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
