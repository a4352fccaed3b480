import type { Db, Transaction } from '#server/database/database.ts'
import { mailboxKey } from '#server/email-key.ts'
import { keyedHashes } from '#server/keyed-hashes.ts'

const DAY = 86_400_000

type Kind = 'mailbox' | 'first-days' | 'address' | 'device'

/** Makes the keyed hashes that the guards of referrals keep after an account is deleted. */
export async function guardKeys(db: Db): Promise<(kind: Kind, value: string) => string> {
  const hash = await keyedHashes(db)
  return (kind, value) => `hmac:${hash(kind, value)}`
}

export async function mailboxHash(db: Db, email: string): Promise<string> {
  return (await guardKeys(db))('mailbox', mailboxKey(email))
}

/** A different hash of the mailbox than the referral's: each pays once. */
export async function firstDaysHash(db: Db, email: string): Promise<string> {
  return (await guardKeys(db))('first-days', mailboxKey(email))
}

/** A value as it is stored while the account lives, and as it is stored once the account is deleted. */
export async function withKeyed(db: Db, kind: Kind, value: string): Promise<[string, string]> {
  return [value, (await guardKeys(db))(kind, value)]
}

/** For when a member's address changes: the mailbox that counts is the one they have. */
export async function recordMailbox(db: Transaction, memberId: string, email: string): Promise<void> {
  const mailbox_hash = await mailboxHash(db, email)
  await db.updateTable('referrals').set({ mailbox_hash }).where('invited_id', '=', memberId).execute()
}

/**
 * For the deletion of an account. The referral stays, so that it's never paid twice. The address and browser of the
 * registration stay for a day, as keyed hashes, because the caps count a day; the mailbox stays only while an
 * administrator has to decide, and permanently once it was paid for (`paid_mailboxes`).
 */
export async function keepGuardsOf(db: Transaction, memberId: string, now: number): Promise<void> {
  const referral = await db
    .selectFrom('referrals')
    .select(['state', 'address_block', 'device_hash', 'mailbox_hash'])
    .where('invited_id', '=', memberId)
    .executeTakeFirst()
  if (referral === undefined) return
  const { state, address_block, device_hash, mailbox_hash } = referral
  const key = await guardKeys(db)
  await db
    .updateTable('referrals')
    .set({
      address_block: address_block && key('address', address_block),
      device_hash: device_hash && key('device', device_hash),
      mailbox_hash: state === 'held' ? mailbox_hash : null,
      guards_until: now + DAY,
    })
    .where('invited_id', '=', memberId)
    .execute()
}

/** Whether a recently deleted account was registered with this browser. */
export async function isDeviceOfDeleted(db: Db, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('referrals')
    .select('invited_id')
    .where('device_hash', '=', (await guardKeys(db))('device', deviceHash))
    .where('guards_until', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes where accounts were registered that were deleted more than a day ago. */
export function deleteExpiredGuards({
  database,
  now,
}: {
  database: { write: Write }
  now: () => number
}): Promise<void> {
  return database.write(async (db) => {
    await db
      .updateTable('referrals')
      .set({ address_block: null, device_hash: null, guards_until: null })
      .where('guards_until', '<=', now())
      .execute()
  })
}

type Write = (unit: (db: Transaction) => Promise<void>) => Promise<void>
