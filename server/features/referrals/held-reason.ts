import { REFERRAL_DAILY_CAP, STRICT_REFERRAL_CAPS } from 'game/rewards'
import type { Transaction } from '#server/database/database.ts'
import type { HeldReason } from '#server/database/tables/referrals.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { isDisposableAddress, mailboxKey } from '#server/email-key.ts'
import { mailboxHash } from './guard-keys.ts'
import {
  countPaidFromAddress,
  countPaidSince,
  isDeviceOfEarlier,
  lineAbove,
  lockAddressBlock,
  membersWithDevice,
} from './guard-queries.ts'
import { isKnownMailbox } from './mailbox-queries.ts'
import type { NewReferral, Sponsor } from './queries.ts'

const DAY = 86_400_000

/**
 * Why a referral must be reviewed before it pays, or undefined (docs/rules.md, Referrals). Call it with the sponsor's row
 * locked.
 */
export async function findHeldReason(
  db: Transaction,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  sponsor: Sponsor,
  referral: NewReferral,
): Promise<HeldReason | undefined> {
  if (sponsor.suspended_at !== null || sponsor.deleted_at !== null) return 'SPONSOR_AWAY'
  if (mailboxKey(sponsor.email) === mailboxKey(referral.invitedEmail)) return 'SAME_MAILBOX'
  const isStrict = config.referralPaysAt !== 'registered'
  const kinship = isStrict ? await findKinship(db, referral) : undefined
  if (kinship !== undefined) return kinship
  const mailbox = { invitedId: referral.invitedId, hash: await mailboxHash(db, referral.invitedEmail) }
  if (await isKnownMailbox(db, mailbox)) return 'KNOWN_MAILBOX'
  const fullCap = isStrict ? await findFullCap(db, sponsor, referral, now() - DAY) : undefined
  if (fullCap !== undefined) return fullCap
  const paid = await countPaidSince(db, { sponsorId: sponsor.id, since: now() - DAY })
  return paid >= REFERRAL_DAILY_CAP ? 'DAY_CAP' : undefined
}

/** Signs that the new member already has an account. */
async function findKinship(db: Transaction, referral: NewReferral): Promise<HeldReason | undefined> {
  const { invitedEmail, sponsorId, deviceHash } = referral
  const line = await lineAbove(db, { memberId: sponsorId })
  const ids = line.map(({ id }) => id)
  const withDevice = deviceHash === '' ? [] : await membersWithDevice(db, deviceHash, ids)
  if (withDevice.includes(sponsorId)) return 'SAME_DEVICE'
  // A sponsor is fixed at registration, so a ring needs a second account of a member further up.
  if (withDevice.length > 0 || line.some(({ email }) => mailboxKey(email) === mailboxKey(invitedEmail))) return 'RING'
  if (deviceHash !== '' && (await isDeviceOfEarlier(db, referral))) return 'SAME_DEVICE'
  return isDisposableAddress(invitedEmail) ? 'DISPOSABLE_ADDRESS' : undefined
}

async function findFullCap(
  db: Transaction,
  sponsor: Sponsor,
  { addressBlock }: NewReferral,
  since: number,
): Promise<HeldReason | undefined> {
  if (sponsor.paid_referral_count >= STRICT_REFERRAL_CAPS.lifetime) return 'LIFETIME_CAP'
  if (addressBlock === '') return undefined
  await lockAddressBlock(db, addressBlock)
  const paid = await countPaidFromAddress(db, { addressBlock, since })
  return paid >= STRICT_REFERRAL_CAPS.anAddressADay ? 'ADDRESS_CAP' : undefined
}
