import { Link } from '@tanstack/react-router'
import type { PasswordReset } from 'contract/auth'
import { isPasswordTooShort, PASSWORD_MIN } from 'game/validation'
import * as messages from 'messages/accounts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { NewPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, AccountLink } from './account-layout.tsx'
import { isWholeToken } from './link-token.ts'
import { refusedFields, useLogIn } from './use-log-in.ts'

const FAILURE = { title: messages.error, message: messages.savePasswordFailed }

const TOASTS = {
  'password-too-short': { title: messages.tooShort, description: messages.passwordTooShort({ min: PASSWORD_MIN }) },
}

/**
 * /reset-password: the one-time link of a new administrator's account, or of a forgotten password. A link that was cut
 * off can't work, so its page asks for no password.
 */
export function ChoosePasswordForm({ token }: { token: string }) {
  const isWhole = isWholeToken(token)
  const enter = useLogIn<PasswordReset>({ path: '/api/auth/reset-password', failure: FAILURE })
  return (
    <AccountLayout
      title={messages.chooseTitle}
      lede={messages.chooseLede}
      poster={4}
      banner={<LinkProblem token={token} error={enter.error} />}
      links={
        <>
          {isWhole && <AccountLink to="/forgot-password">{messages.askNewLink}</AccountLink>}
          <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
            {messages.logInInstead}
          </AccountLink>
        </>
      }
    >
      {isWhole ? (
        <AccountForm
          required={['password']}
          check={checkNewPassword}
          toasts={TOASTS}
          onSend={({ password }) => enter.mutate({ token, password })}
          pending={enter.isPending}
          refused={refusedFields(enter.error)}
          submit={messages.savePassword}
        >
          {(errors) => <NewPasswordField error={errors.password} />}
        </AccountForm>
      ) : (
        <Link to="/forgot-password" className={buttonClass({ variant: 'go', size: 'lg' })}>
          {messages.askNewLink}
        </Link>
      )}
    </AccountLayout>
  )
}

/** A link that doesn't work: why, and how to get a new one. */
function LinkProblem({ token, error }: { token: string; error: Error | null }) {
  const usedUp = error instanceof ApiError && error.code === 'LINK_USED_UP'
  if (isWholeToken(token) && !usedUp) return null
  return (
    <Banner tone="danger" role="alert" title={usedUp ? messages.linkExpired : messages.linkIncomplete}>
      <p>{usedUp ? sentenceOf(error, FAILURE.message) : messages.copyWholeLink}</p>
      <p className="mt-2">{messages.askBelow}</p>
    </Banner>
  )
}

function checkNewPassword({ password }: { password: string }) {
  return isPasswordTooShort(password, PASSWORD_MIN) ? 'password-too-short' : null
}
