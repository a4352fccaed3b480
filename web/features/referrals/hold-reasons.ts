import { REFERRAL_DAILY_CAP, STRICT_REFERRAL_CAPS } from 'game/rewards'

const REASONS: Readonly<Record<string, string>> = {
  SAME_MAILBOX: 'Emails to the new address reach the sponsor’s own inbox, so it may be the same person.',
  KNOWN_MAILBOX: 'Emails to the new address reach the inbox of someone who was invited before.',
  SAME_DEVICE: 'The new member registered in a browser that the sponsor, or someone they invited before, has used.',
  RING: 'The chain of invitations leads back to its start.',
  DISPOSABLE_ADDRESS: 'The new address is from a disposable email service.',
  DAY_CAP: `The sponsor was already paid for ${REFERRAL_DAILY_CAP} people within a day.`,
  ADDRESS_CAP: `${STRICT_REFERRAL_CAPS.anAddressADay} people were already paid for from the same internet connection that day. It may be a family or an office.`,
  LIFETIME_CAP: `The sponsor was already paid for ${STRICT_REFERRAL_CAPS.lifetime} people.`,
  SPONSOR_AWAY: 'The sponsor was suspended or had left when the reward was due.',
  BEFORE_PAY: 'They joined before referrals were paid.',
}

/** Why a referral waits, in words. @param code as the server gives it; one we do not know is shown as it is */
export function holdReason(code: string): string {
  return Object.hasOwn(REASONS, code) ? (REASONS[code] ?? code) : `The server’s reason: ${code}`
}
