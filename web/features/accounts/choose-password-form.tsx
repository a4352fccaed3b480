import type { PasswordReset } from 'contract/auth'
import { type FormProblem, isPasswordTooShort, PASSWORD_MIN, passwordTooShort } from 'game/validation'
import { ApiError, sentenceOf } from '#web/client/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { NewPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AccountLink } from './account-link.tsx'
import { useEnter } from './use-enter.ts'

const FAILURE = { title: 'Error', message: 'Failed to save the password' }

/** /reset-password: the one-time link of a new administrator's account (decisions §1). */
export function ChoosePasswordForm({ token }: { token: string }) {
  const enter = useEnter<PasswordReset>({ path: '/api/auth/reset-password', failure: FAILURE })
  return (
    <AccountLayout
      title="Choose a password"
      lede="With it the account behind this link is yours, and you are logged in."
      poster={4}
      banner={<LinkProblem token={token} error={enter.error} />}
      links={
        <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
          Log in instead
        </AccountLink>
      }
    >
      <AccountForm
        required={['password']}
        check={checkNewPassword}
        onSend={({ password }) => enter.mutate({ token, password })}
        pending={enter.isPending}
        submit="Save Password"
      >
        {(errors) => <NewPasswordField error={errors.password} />}
      </AccountForm>
    </AccountLayout>
  )
}

/** A link that no longer opens anything: why, and how an operator gets a new one. */
function LinkProblem({ token, error }: { token: string; error: Error | null }) {
  const usedUp = error instanceof ApiError && error.code === 'LINK_USED_UP'
  if (token !== '' && !usedUp) return null
  return (
    <Banner tone="danger" role="alert" title={usedUp ? 'This link is used up' : 'This link is not complete'}>
      <p>
        {usedUp ? sentenceOf(error, FAILURE.message) : 'Part of the address is missing. Copy the whole link once more.'}{' '}
        Where Whistlestop runs, <code className="font-semibold">npm run admin:link</code> prints one.
      </p>
    </Banner>
  )
}

function checkNewPassword({ password }: { password: string }): FormProblem | null {
  if (!isPasswordTooShort(password, PASSWORD_MIN)) return null
  return { title: 'Password Too Short', message: passwordTooShort(PASSWORD_MIN) }
}
