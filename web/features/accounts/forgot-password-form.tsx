import type { PasswordForgotten } from 'contract/account'
import type { FormProblem } from 'game/validation'
import { post } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { EmailField } from '#web/client/forms/person-fields.tsx'
import { Administrator } from '#web/client/site/administrator.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, AccountLink } from './account-layout.tsx'

/** /forgot-password: asks for a link by mail. What it says never depends on whether there is such an account. */
export function ForgotPasswordForm() {
  const ask = useToastMutation({
    send: (forgotten: PasswordForgotten) => post('/api/auth/forgot-password', forgotten),
    failed: 'Failed to send the link',
  })
  return (
    <AccountLayout
      title="Forgot your password?"
      lede="Enter your email address and we’ll send you a link to choose a new password."
      poster={4}
      banner={ask.isSuccess && <OnItsWay />}
      links={
        <>
          <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
            Back to login
          </AccountLink>
          <AccountLink to="/">Back to the home page</AccountLink>
        </>
      }
    >
      <AccountForm
        required={['email']}
        check={checkAddress}
        onSend={({ email }) => ask.mutate({ email })}
        pending={ask.isPending}
        submit={ask.isSuccess ? 'Send it again' : 'Send the link'}
      >
        {(errors) => <EmailField error={errors.email} />}
      </AccountForm>
    </AccountLayout>
  )
}

function OnItsWay() {
  return (
    <Banner tone="done" role="status" title="Check your inbox">
      <p>If there’s an account with this address, a link is on its way.</p>
      <p className="mt-2">
        No email after ten minutes? Check your spam folder, or ask <Administrator />: they can make a link for you.
      </p>
    </Banner>
  )
}

function checkAddress({ email }: { email: string }): FormProblem | null {
  if (email !== '' && email.includes('@')) return null
  return {
    title: email === '' ? 'Missing Information' : 'Invalid Email',
    message: 'Please enter a valid email address',
  }
}
