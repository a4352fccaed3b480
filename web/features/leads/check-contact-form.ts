import * as messages from 'messages/leads'
import type { ToastMessage } from '#web/ui/toast.ts'

export type ContactValues = { name: string; email: string; consent: boolean }
export type ContactErrors = Partial<Record<keyof ContactValues, string>>

/** Validates the form of /info. @returns the message for each field that isn't right; empty where all are */
export function contactErrors({ name, email, consent }: ContactValues): ContactErrors {
  return {
    ...(name.trim() === '' && { name: messages.enterName }),
    ...(email.trim() === '' && { email: messages.enterEmail }),
    ...(email.trim() !== '' && !email.includes('@') && { email: messages.emailLooksLike }),
    ...(!consent && { consent: messages.tickTheBox }),
  }
}

/** The same for the whole form, in one sentence. @returns null when it can be sent */
export function contactProblem(values: ContactValues): ToastMessage | null {
  if (values.name.trim() === '' || values.email.trim() === '') {
    return { title: messages.missingInformation, description: messages.fillIn }
  }
  if (!values.email.includes('@')) return { title: messages.invalidEmail, description: messages.enterValidEmail }
  if (values.consent) return null
  return { title: messages.consentNeeded, description: messages.pleaseTick }
}
