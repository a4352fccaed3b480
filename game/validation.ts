/** What a form says when it cannot be sent: the toast's title and its message. */
export type FormProblem = { readonly title: string; readonly message: string }

/** A server may ask for more (PASSWORD_MIN); its sentence then says so. */
export const PASSWORD_MIN = 6

/** Longer passwords are refused before they are hashed. In characters. */
export const PASSWORD_MAX = 256

export const NAME_MAX = 80
export const PHONE_MAX = 32

/** What keeps the form of an account from being sent. */
export type AccountProblem = 'missing' | 'invalid-email' | 'password-too-short'

type Credentials = { readonly email: string; readonly password: string }
type Registration = Credentials & { readonly name: string }

/** Counted as a person does: a character outside the basic plane is one. @param minimum in characters */
export function isPasswordTooShort(password: string, minimum: number): boolean {
  return [...password].length < minimum
}

/** The register form of /auth/register. @returns null when it can be sent */
export function checkRegistration({ name, email, password }: Registration) {
  if (name.trim() === '' || email.trim() === '' || password === '') return 'missing'
  return isPasswordTooShort(password, PASSWORD_MIN) ? 'password-too-short' : null
}

/** The login form of /auth/login. @returns null when it can be sent */
export function checkLogin({ email, password }: Credentials) {
  return email.trim() === '' || password === '' ? 'missing' : null
}

/** The form of /signup. @returns null when it can be sent */
export function checkSignUp({ name, email, password }: Registration) {
  if (name.trim() === '' || email.trim() === '' || password.trim() === '') return 'missing'
  if (!email.includes('@')) return 'invalid-email'
  return isPasswordTooShort(password, PASSWORD_MIN) ? 'password-too-short' : null
}
