import { useNavigate } from '@tanstack/react-router'
import type { UserWithMessage } from 'contract/users'
import * as messages from 'messages/accounts'
import { post } from '#web/client/api/api.ts'
import { ApiError, failureText } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { leaveForLanguageOf } from '#web/client/language/member-language.ts'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { sendLogout } from '#web/client/session/send-logout.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import type { ToastMessage } from '#web/ui/toast.ts'
import type { FieldErrors } from './field-errors.ts'

type Entry = {
  path: '/api/auth/login' | '/api/auth/register' | '/api/auth/reset-password'
  /** What the toast says when it fails and the server gave no sentence. */
  failure: { title: string; message: string }
  welcome?: (message: string) => ToastMessage
}

const SUCCESS = (message: string): ToastMessage => ({ title: messages.success, description: message })

/** A call that signs a member in: stores the user, says so and goes to the dashboard, in their language. */
export function useLogIn<Payload>({ path, failure, welcome = SUCCESS }: Entry) {
  const navigate = useNavigate()
  return useToastMutation({
    send: async (payload: Payload) => {
      await sendLogout()
      return post<UserWithMessage>(path, payload)
    },
    done: ({ message }) => welcome(message),
    failed: (error) => ({ title: failure.title, description: failureText(error, failure.message) }),
    onSaved: async ({ user }) => {
      // Before this member sees anything, what was kept for the last one is gone.
      await keepAnswersFor(user.id)
      storeUser(user)
      if (!leaveForLanguageOf(user, '/dashboard')) return navigate({ to: '/dashboard', replace: true })
    },
  })
}

/** Where the server's refusal is about one field, what to say about it there. */
export function refusedFields(error: Error | null): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'EMAIL_TAKEN') return { email: messages.emailTaken }
  return error.code === 'PASSWORD_REFUSED' && error.sentence ? { password: error.sentence } : {}
}
