import { plainSenderName } from './invitations.ts'

/** A wording of `shared/consent` as members read it, next to an unticked box: it names who would see the progress. */
export function consentQuestion(wording: (a: { sponsor: string }) => string, sponsorName: string): string {
  return wording({ sponsor: plainSenderName(sponsorName) })
}

/** The same as it is stored: without the name, so that it leaves with the person. */
export function storedWording(wording: (a: { sponsor: string }) => string): string {
  return wording({ sponsor: '{sponsor}' })
}
