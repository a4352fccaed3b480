/** What a form says when it cannot be sent: the toast's title and its message. */
export type FormProblem = { readonly title: string; readonly message: string }

/** A server may ask for more (PASSWORD_MIN); its sentence then says so. */
export const PASSWORD_MIN = 6

/** Longer passwords are refused before they are hashed. In characters. */
export const PASSWORD_MAX = 256

export const NAME_MAX = 80
export const PHONE_MAX = 32

type Credentials = { readonly email: string; readonly password: string }
type Registration = Credentials & { readonly name: string }

export function passwordTooShort(minimum: number): string {
  return `Password must be at least ${minimum} characters`
}

/** Counted as a person does: a character outside the basic plane is one. @param minimum in characters */
export function isPasswordTooShort(password: string, minimum: number): boolean {
  return [...password].length < minimum
}

/** The register form of /auth/register. @returns what to say, or null when it can be sent */
export function checkRegistration({ name, email, password }: Registration): FormProblem | null {
  if (name.trim() === '' || email.trim() === '' || password === '') {
    return { title: 'Validation Error', message: 'Name, email, and password are required' }
  }
  if (isPasswordTooShort(password, PASSWORD_MIN)) {
    return { title: 'Password Error', message: passwordTooShort(PASSWORD_MIN) }
  }
  return null
}

/** The login form of /auth/login. @returns what to say, or null when it can be sent */
export function checkLogin({ email, password }: Credentials): FormProblem | null {
  if (email.trim() === '' || password === '') {
    return { title: 'Validation Error', message: 'Email and password are required' }
  }
  return null
}

/** The form of /signup. @returns what to say, or null when it can be sent */
export function checkSignUp({ name, email, password }: Registration): FormProblem | null {
  if (name.trim() === '' || email.trim() === '' || password.trim() === '') {
    return { title: 'Missing Information', message: 'Please fill in your name, email, and password' }
  }
  if (!email.includes('@')) {
    return { title: 'Invalid Email', message: 'Please enter a valid email address' }
  }
  if (isPasswordTooShort(password, PASSWORD_MIN)) {
    return { title: 'Password Too Short', message: passwordTooShort(PASSWORD_MIN) }
  }
  return null
}
