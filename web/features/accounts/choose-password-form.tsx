import type { PasswordReset } from 'contract/auth'
import { type FormProblem, isPasswordTooShort, PASSWORD_MIN, passwordTooShort } from 'game/validation'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { NewPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, AccountLink } from './account-layout.tsx'
import { refusedFields, useLogIn } from './use-log-in.ts'

const FAILURE = { title: 'Error', message: 'Failed to save the password' }

/** /reset-password: the one-time link of a new administrator's account, or of a forgotten password. */
export function ChoosePasswordForm({ token }: { token: string }) {
  const enter = useLogIn<PasswordReset>({ path: '/api/auth/reset-password', failure: FAILURE })
  return (
    <AccountLayout
      title="Choose a password"
      lede="This sets the password of the account this link was sent to. Once you save it, you’re logged in here and logged out everywhere else."
      poster={4}
      banner={<LinkProblem token={token} error={enter.error} />}
      links={
        <>
          <AccountLink to="/forgot-password">Ask for a new link</AccountLink>
          <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
            Log in instead
          </AccountLink>
        </>
      }
    >
      <AccountForm
        required={['password']}
        check={checkNewPassword}
        onSend={({ password }) => enter.mutate({ token, password })}
        pending={enter.isPending}
        refused={refusedFields(enter.error)}
        submit="Save Password"
      >
        {(errors) => <NewPasswordField error={errors.password} />}
      </AccountForm>
    </AccountLayout>
  )
}

/** A link that opens nothing: why, and how to get one that does. */
function LinkProblem({ token, error }: { token: string; error: Error | null }) {
  const code = error instanceof ApiError ? error.code : undefined
  const usedUp = code === 'LINK_USED_UP'
  if (token !== '' && !usedUp && code !== 'LINK_NOT_FOUND') return null
  return (
    <Banner tone="danger" role="alert" title={usedUp ? 'This link has expired' : 'This link is incomplete'}>
      <p>
        {usedUp
          ? sentenceOf(error, FAILURE.message)
          : 'Part of the address is missing. Copy the whole link and try again.'}
      </p>
      <p className="mt-2">You can ask for a new one below. If you run this site, its README says how to make one.</p>
    </Banner>
  )
}

function checkNewPassword({ password }: { password: string }): FormProblem | null {
  if (!isPasswordTooShort(password, PASSWORD_MIN)) return null
  return { title: 'Password Too Short', message: passwordTooShort(PASSWORD_MIN) }
}
