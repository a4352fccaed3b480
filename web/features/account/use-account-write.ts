import { useMutation } from '@tanstack/react-query'
import { ApiError, sentenceOf } from '#web/client/api-error.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'

type AccountWrite<Input, Output> = {
  send: (input: Input) => Promise<Output>
  /** What to say when it is done. */
  done: (output: Output, input: Input) => ToastMessage
  /** What to say when it failed and the server gave no sentence. */
  failed: string
  onSaved?: (output: Output, input: Input) => void
}

/** A change of one's own account: says how it went. What was typed stays where it is until it is saved. */
export function useAccountWrite<Input, Output>({ send, done, failed, onSaved }: AccountWrite<Input, Output>) {
  return useMutation({
    mutationFn: send,
    onSuccess: (output, input) => {
      toast(done(output, input))
      onSaved?.(output, input)
    },
    onError: (error) => toast({ title: 'Error', description: sentenceOf(error, failed), variant: 'destructive' }),
  })
}

/** What to say at a field, where the server refused for what was typed into it. */
export function refusedValue(error: Error | null): string | undefined {
  return error instanceof ApiError && error.status === 400 ? error.sentence : undefined
}

/** What to say at the field of the current password. */
export function refusedPassword(error: Error | null): string | undefined {
  return error instanceof ApiError && error.code === 'WRONG_PASSWORD' ? error.sentence : undefined
}
