import type { Login, Registration } from 'contract/auth'
import { checkLogin, checkRegistration } from 'game/validation'
import { EmailField, NameField, PhoneField } from '#web/client/forms/person-fields.tsx'
import { CurrentPasswordField, NewPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, AccountLink, TermsNote } from './account-layout.tsx'
import { refusedFields, useLogIn } from './use-log-in.ts'

/** /auth/login. */
export function LoginForm() {
  const enter = useLogIn<Login>({
    path: '/api/auth/login',
    failure: { title: 'Login Failed', message: 'An error occurred' },
  })
  return (
    <AccountLayout
      title="Log in"
      lede="Welcome back. Pick up where you left off."
      poster={3}
      links={
        <>
          <AccountLink to="/forgot-password">Forgot password?</AccountLink>
          <AccountLink to="/auth/$mode" params={{ mode: 'register' }}>
            Create an account
          </AccountLink>
          <AccountLink to="/">Back to the home page</AccountLink>
        </>
      }
    >
      <AccountForm
        required={['email', 'password']}
        check={checkLogin}
        onSend={({ email, password }) => enter.mutate({ email, password })}
        pending={enter.isPending}
        submit="Login"
      >
        {(errors) => (
          <>
            <EmailField error={errors.email} />
            <CurrentPasswordField error={errors.password} />
          </>
        )}
      </AccountForm>
    </AccountLayout>
  )
}

/** /auth/register. */
export function RegisterForm() {
  const enter = useLogIn<Registration>({
    path: '/api/auth/register',
    failure: { title: 'Registration Failed', message: 'An error occurred' },
  })
  return (
    <AccountLayout
      title="Create your account"
      lede="A name, an email and a password. Your first station is two minutes long."
      poster={1}
      links={
        <>
          <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
            I already have an account
          </AccountLink>
          <AccountLink to="/">Back to the home page</AccountLink>
        </>
      }
    >
      <AccountForm
        required={['name', 'email', 'password']}
        check={checkRegistration}
        onSend={({ phone, ...values }) => enter.mutate({ ...values, phone: phone || null })}
        pending={enter.isPending}
        refused={refusedFields(enter.error)}
        submit="Register"
        note={<TermsNote />}
      >
        {(errors) => (
          <>
            <NameField error={errors.name} />
            <EmailField error={errors.email} />
            <NewPasswordField error={errors.password} />
            <PhoneField />
          </>
        )}
      </AccountForm>
    </AccountLayout>
  )
}
