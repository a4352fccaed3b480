import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { UserWithMessage } from 'contract/users'
import { post } from '#web/client/api.ts'
import { ApiError, failureText } from '#web/client/api-error.ts'
import { storeUser } from '#web/client/stored-user.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import type { FieldErrors } from './field-errors.ts'

type Entry = {
  path: '/api/auth/login' | '/api/auth/register' | '/api/auth/reset-password'
  /** What the toast says when it fails and the server gave no sentence (spec §8). */
  failure: { title: string; message: string }
  welcome?: (message: string) => ToastMessage
}

const SUCCESS = (message: string): ToastMessage => ({ title: 'Success', description: message })

/** A call that ends with somebody signed in: stores the user, says so and goes to the dashboard. */
export function useEnter<Payload>({ path, failure, welcome = SUCCESS }: Entry) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (payload: Payload) => post<UserWithMessage>(path, payload),
    onSuccess: async ({ user, message }) => {
      storeUser(user)
      toast(welcome(message))
      await navigate({ to: '/dashboard', replace: true })
    },
    onError: (error) =>
      toast({ title: failure.title, description: failureText(error, failure.message), variant: 'destructive' }),
  })
}

/** Where the server's refusal is about one field, what to say about it there. */
export function refusedFields(error: Error | null): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'EMAIL_TAKEN') return { email: 'Log in with it, or register with another one.' }
  return error.code === 'PASSWORD_REFUSED' && error.sentence ? { password: error.sentence } : {}
}
