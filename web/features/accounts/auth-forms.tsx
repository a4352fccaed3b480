import type { Login, Registration } from 'contract/auth'
import { checkLogin, checkRegistration, PASSWORD_MIN } from 'game/validation'
import * as messages from 'messages/accounts'
import { useState } from 'react'
import { EmailField, NameField, PhoneField } from '#web/client/forms/person-fields.tsx'
import { CurrentPasswordField, NewEmailField, NewPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, AccountLink, TermsNote } from './account-layout.tsx'
import { pageLanguage } from './page-language.ts'
import { refusedFields, useLogIn } from './use-log-in.ts'

/** /auth/login. */
export function LoginForm() {
  const [email, setEmail] = useState('')
  const enter = useLogIn<Login>({
    path: '/api/auth/login',
    failure: { title: messages.loginFailed, message: messages.errorOccurred },
  })
  return (
    <AccountLayout
      title={messages.logInTitle}
      lede={messages.logInLede}
      poster={3}
      links={
        <>
          <AccountLink to="/forgot-password" state={{ email }}>
            {messages.forgotPassword}
          </AccountLink>
          <AccountLink to="/auth/$mode" params={{ mode: 'register' }}>
            {messages.createAccount}
          </AccountLink>
          <AccountLink to="/">{messages.backHome}</AccountLink>
        </>
      }
    >
      <AccountForm
        required={['email', 'password']}
        check={checkLogin}
        toasts={{ missing: { title: messages.validationError, description: messages.loginIncomplete } }}
        onSend={({ email, password }) => enter.mutate({ email, password })}
        pending={enter.isPending}
        submit={messages.login}
      >
        {(errors) => (
          <>
            <EmailField error={errors.email} onInput={({ currentTarget }) => setEmail(currentTarget.value.trim())} />
            <CurrentPasswordField error={errors.password} />
          </>
        )}
      </AccountForm>
    </AccountLayout>
  )
}

const REGISTRATION_TOASTS = {
  missing: { title: messages.validationError, description: messages.registrationIncomplete },
  'password-too-short': {
    title: messages.passwordError,
    description: messages.passwordTooShort({ min: PASSWORD_MIN }),
  },
}

/** /auth/register. */
export function RegisterForm() {
  const enter = useLogIn<Registration>({
    path: '/api/auth/register',
    failure: { title: messages.registrationFailed, message: messages.errorOccurred },
  })
  return (
    <AccountLayout
      title={messages.registerTitle}
      lede={messages.newLede}
      poster={1}
      links={
        <>
          <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
            {messages.haveAccount}
          </AccountLink>
          <AccountLink to="/">{messages.backHome}</AccountLink>
        </>
      }
    >
      <AccountForm
        required={['name', 'email', 'password']}
        check={checkRegistration}
        toasts={REGISTRATION_TOASTS}
        onSend={({ phone, ...values }) => enter.mutate({ ...values, ...pageLanguage, phone: phone || null })}
        pending={enter.isPending}
        refused={refusedFields(enter.error)}
        submit={messages.register}
        note={<TermsNote />}
      >
        {(errors) => (
          <>
            <NameField error={errors.name} />
            <NewEmailField error={errors.email} />
            <NewPasswordField error={errors.password} />
            <PhoneField />
          </>
        )}
      </AccountForm>
    </AccountLayout>
  )
}
