import type { FormProblem } from 'game/validation'

export type ContactValues = { name: string; email: string; consent: boolean }
export type ContactErrors = Partial<Record<keyof ContactValues, string>>

/** What the form of /info has to have. @returns what to say at each field that is not right; nothing where all are */
export function contactErrors({ name, email, consent }: ContactValues): ContactErrors {
  return {
    ...(name.trim() === '' && { name: 'Enter your full name.' }),
    ...(email.trim() === '' && { email: 'Enter your email address.' }),
    ...(email.trim() !== '' && !email.includes('@') && { email: 'An email address looks like name@example.com.' }),
    ...(!consent && { consent: 'Tick the box if you want a member to contact you.' }),
  }
}

/** The same for the whole form, in one sentence. @returns null when it can be sent */
export function contactProblem(values: ContactValues): FormProblem | null {
  if (values.name.trim() === '' || values.email.trim() === '') {
    return { title: 'Missing Information', message: 'Please fill in your name and email' }
  }
  if (!values.email.includes('@')) return { title: 'Invalid Email', message: 'Please enter a valid email address' }
  if (values.consent) return null
  return { title: 'Consent Needed', message: 'Please tick the box if you would like to be contacted' }
}
