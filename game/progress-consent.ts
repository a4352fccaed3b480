import { plainSenderName } from './invitations.ts'

/** What a member agrees to, as it is stored: the sponsor's name isn't, so that it leaves with the sponsor. */
export const PROGRESS_WORDING =
  'Let {sponsor} see how far I am: stations, courses, practice, how well I remember them, and the day I was last here. Never my answers, notes or contacts.'

/** The same as members read it, beside an unticked box. */
export function progressQuestion(sponsorName: string): string {
  return PROGRESS_WORDING.replace('{sponsor}', () => plainSenderName(sponsorName))
}
