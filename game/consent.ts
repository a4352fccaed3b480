import { plainSenderName } from './invitations.ts'

/** What people agree to, in the language in which they read it: the messages of `shared/consent`. */
type Wordings = {
  readonly byMember: (a: { sponsor: string }) => string
  readonly byCommunity: string
}

/**
 * What a person agrees to on /info, word for word: the screen shows it and the server stores it.
 * @param sponsorName the member they ask to be contacted by; null for any member of the community
 */
export function contactConsent(sponsorName: string | null, consent: Wordings): string {
  return sponsorName === null ? consent.byCommunity : consent.byMember({ sponsor: plainSenderName(sponsorName) })
}

/** A wording of `shared/consent` as members read it, next to an unticked box: it names who would see the progress. */
export function consentQuestion(wording: (a: { sponsor: string }) => string, sponsorName: string): string {
  return wording({ sponsor: plainSenderName(sponsorName) })
}

/** The same as it is stored: without the name, so that it leaves with the person. */
export function storedWording(wording: (a: { sponsor: string }) => string): string {
  return wording({ sponsor: '{sponsor}' })
}
