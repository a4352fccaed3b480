import { plainSenderName } from './invitations.ts'

/**
 * What a person agrees to on /info, word for word: the screen shows it and the server stores it.
 * @param sponsorName the member they ask to be contacted by; null for one of the community
 */
export function contactConsent(sponsorName: string | null): string {
  return sponsorName === null
    ? 'I agree that one member of Whistlestop may contact me by email about network marketing, once I have confirmed it with a link in an email. Whistlestop will email me that member’s name first, and I can withdraw at any time.'
    : `I agree that ${plainSenderName(sponsorName)}, a member of Whistlestop, may contact me by email or phone about network marketing. I can withdraw at any time.`
}

/** The second box beside a member's name. */
export const anyMemberConsent =
  'One other member of Whistlestop may also contact me by email, once I have confirmed it with a link in an email. Whistlestop will email me that member’s name first.'
