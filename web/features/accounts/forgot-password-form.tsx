import { useLocation } from '@tanstack/react-router'
import type { PasswordForgotten } from 'contract/account'
import * as messages from 'messages/accounts'
import { useEffect } from 'react'
import { post } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { EmailField } from '#web/client/forms/person-fields.tsx'
import { MailLink } from '#web/client/site/mail-link.tsx'
import { useSiteSettings } from '#web/client/site/site-settings.ts'
import { Banner } from '#web/ui/banner.tsx'
import { currentToasts, dismissToast } from '#web/ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, AccountLink } from './account-layout.tsx'

/** /forgot-password: asks for a link by mail. Its answer never depends on whether the account exists. */
export function ForgotPasswordForm() {
  const typed = useLocation({ select: ({ state }) => state.email })
  // A failed login says nothing about this screen.
  useEffect(dismissErrors, [])
  const ask = useToastMutation({
    send: (forgotten: PasswordForgotten) => post('/api/auth/forgot-password', forgotten),
    failed: messages.sendLinkFailed,
  })
  return (
    <AccountLayout
      title={messages.forgotTitle}
      lede={messages.forgotLede}
      poster={4}
      banner={ask.isSuccess && <OnItsWay />}
      links={
        <>
          <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
            {messages.backToLogin}
          </AccountLink>
          <AccountLink to="/">{messages.backHome}</AccountLink>
        </>
      }
    >
      <AccountForm
        required={['email']}
        check={checkAddress}
        toasts={TOASTS}
        onSend={({ email }) => ask.mutate({ email })}
        pending={ask.isPending}
        submit={ask.isSuccess ? messages.sendAgain : messages.sendLink}
      >
        {(errors) => <EmailField error={errors.email} defaultValue={typed} />}
      </AccountForm>
    </AccountLayout>
  )
}

function dismissErrors(): void {
  for (const { id, variant } of currentToasts()) if (variant === 'destructive') dismissToast(id)
}

function OnItsWay() {
  const email = useSiteSettings()?.contactEmail
  return (
    <Banner tone="done" role="status" title={messages.checkInbox}>
      <p>{messages.onItsWay}</p>
      <p className="mt-2">
        {email ? messages.noEmailWrite({ address: () => <MailLink email={email} /> }) : messages.noEmail}
      </p>
    </Banner>
  )
}

const TOASTS = {
  missing: { title: messages.missingInformation, description: messages.enterValidEmail },
  'invalid-email': { title: messages.invalidEmail, description: messages.enterValidEmail },
}

function checkAddress({ email }: { email: string }) {
  if (email === '') return 'missing'
  return email.includes('@') ? null : 'invalid-email'
}
