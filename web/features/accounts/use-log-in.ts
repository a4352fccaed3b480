import { useNavigate } from '@tanstack/react-router'
import type { UserWithMessage } from 'contract/users'
import { post } from '#web/client/api/api.ts'
import { ApiError, failureText } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import type { ToastMessage } from '#web/ui/toast.ts'
import type { FieldErrors } from './field-errors.ts'

type Entry = {
  path: '/api/auth/login' | '/api/auth/register' | '/api/auth/reset-password'
  /** What the toast says when it fails and the server gave no sentence. */
  failure: { title: string; message: string }
  welcome?: (message: string) => ToastMessage
}

const SUCCESS = (message: string): ToastMessage => ({ title: 'Success', description: message })

/** A call that ends with somebody signed in: stores the user, says so and goes to the dashboard. */
export function useLogIn<Payload>({ path, failure, welcome = SUCCESS }: Entry) {
  const navigate = useNavigate()
  return useToastMutation({
    send: (payload: Payload) => post<UserWithMessage>(path, payload),
    done: ({ message }) => welcome(message),
    failed: (error) => ({ title: failure.title, description: failureText(error, failure.message) }),
    onSaved: ({ user }) => {
      storeUser(user)
      return navigate({ to: '/dashboard', replace: true })
    },
  })
}

/** Where the server's refusal is about one field, what to say about it there. */
export function refusedFields(error: Error | null): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'EMAIL_TAKEN') return { email: 'Log in with it, or register with another one.' }
  return error.code === 'PASSWORD_REFUSED' && error.sentence ? { password: error.sentence } : {}
}
