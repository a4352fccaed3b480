import { sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { prepared } from '#server/database/prepared.ts'
import type { HeldReason } from '#server/database/tables/referrals.ts'
import { mailboxHash } from './guard-keys.ts'

/** A referral as the registration tells of it. */
export type NewReferral = {
  invitedId: string
  invitedEmail: string
  sponsorId: string
  /** Where they registered from, as `addressBlock` says. */
  addressBlock: string
  /** The browser they registered with, hashed. */
  deviceHash: string
}

/** The badge of station 1 is what REFERRAL_PAYS_AT=station1 waits for. */
const FIRST_STATION = 1

/**
 * Written into a query and not bound to it: only then does SQLite see whether the index of those held answers it. With
 * a bound value it would plan the query again each time.
 */
const HELD = sql.lit<'held'>('held')
const PENDING = sql.lit<'pending'>('pending')

export async function insertReferral(db: Transaction, referral: NewReferral & { at: number }): Promise<void> {
  const mailbox_hash = await mailboxHash(db, referral.invitedEmail)
  await db
    .insertInto('referrals')
    .values({
      invited_id: referral.invitedId,
      sponsor_id: referral.sponsorId,
      state: 'pending',
      reason: null,
      address_block: referral.addressBlock,
      device_hash: referral.deviceHash,
      mailbox_hash,
      created_at: referral.at,
      paid_at: null,
      decided_at: null,
      decided_by: null,
    })
    .execute()
}

export type Pending = Awaited<ReturnType<typeof pendingReferral>>[number]

/** A referral that waits for its member, with what that member has done. */
export const pendingReferral = prepared((db, values: { invitedId: string }) =>
  db
    .selectFrom('referrals')
    .innerJoin('members', 'members.id', 'referrals.invited_id')
    .leftJoin('mission_completions', (join) =>
      join
        .onRef('mission_completions.member_id', '=', 'referrals.invited_id')
        .on('mission_completions.mission_id', '=', FIRST_STATION),
    )
    .select(['referrals.sponsor_id', 'referrals.address_block', 'referrals.device_hash'])
    .select(['members.email', 'members.email_verified_at', 'mission_completions.mission_id as first_station'])
    .where('referrals.invited_id', '=', values.invitedId)
    .where('referrals.state', '=', PENDING),
)

export type Sponsor = NonNullable<Awaited<ReturnType<typeof lockSponsor>>>

const lockedSponsor = prepared((db, values: { sponsorId: string }) =>
  db
    .selectFrom('members')
    .select(['id', 'email', 'suspended_at', 'deleted_at', 'paid_referral_count'])
    .where('id', '=', values.sponsorId)
    .modifyEnd(dialectOf(db).lockRows.change),
)

/** Every other referral of this sponsor waits until the transaction ends, so that each sees what was paid before. */
export async function lockSponsor(db: Transaction, sponsorId: string) {
  const [sponsor] = await lockedSponsor(db, { sponsorId })
  return sponsor
}

const incrementedCount = prepared((db, values: { sponsorId: string }) =>
  db
    .updateTable('members')
    .set((eb) => ({ paid_referral_count: eb('paid_referral_count', '+', 1) }))
    .where('id', '=', values.sponsorId)
    .returning('paid_referral_count'),
)

/** @returns how many have been paid with this one */
export async function incrementPaidCount(db: Transaction, sponsorId: string): Promise<number> {
  const [row] = await incrementedCount(db, { sponsorId })
  if (row === undefined) throw new Error('A sponsor is gone.')
  return row.paid_referral_count
}

/** @returns whether it was pending */
export async function markPaid(db: Transaction, move: { invitedId: string; at: number }): Promise<boolean> {
  const [row] = await markedPaid(db, move)
  return row !== undefined
}

const markedPaid = prepared((db, values: { invitedId: string; at: number }) =>
  db
    .updateTable('referrals')
    .set({ state: 'paid', paid_at: values.at })
    .where('invited_id', '=', values.invitedId)
    .where('state', '=', PENDING)
    .returning('invited_id'),
)

/** @returns whether it was pending */
export async function markHeld(db: Transaction, invitedId: string, reason: HeldReason): Promise<boolean> {
  const row = await db
    .updateTable('referrals')
    .set({ state: 'held', reason })
    .where('invited_id', '=', invitedId)
    .where('state', '=', PENDING)
    .returning('invited_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether nothing suggests that a member is the same person as their sponsor: their referral was paid, or was held only
 * because of how many the sponsor brought.
 */
export async function isGenuineReferral(
  db: Db,
  { invitedId, sponsorId }: { invitedId: string; sponsorId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('referrals')
    .select(['state', 'reason'])
    .where('invited_id', '=', invitedId)
    .where('sponsor_id', '=', sponsorId)
    .executeTakeFirst()
  if (row === undefined) return false
  return row.state === 'paid' || (row.state === 'held' && (row.reason === 'LIFETIME_CAP' || row.reason === 'DAY_CAP'))
}

export function heldReferralOf(db: Db, invitedId: string) {
  const query = db.selectFrom('referrals').select('sponsor_id').where('invited_id', '=', invitedId)
  return query.where('state', '=', HELD).executeTakeFirst()
}

/** An administrator's decision on a held referral. @returns whether it was held */
export async function decide(
  db: Transaction,
  { invitedId, state, by, at }: { invitedId: string; state: 'paid' | 'refused'; by: string; at: number },
): Promise<boolean> {
  const row = await db
    .updateTable('referrals')
    .set({ state, decided_by: by, decided_at: at, ...(state === 'paid' ? { paid_at: at } : {}) })
    .where('invited_id', '=', invitedId)
    .where('state', '=', HELD)
    .returning('invited_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Oldest first. Without those of sponsors who left, which can't be paid. */
export function listHeld(db: Db, atMost: number) {
  return db
    .selectFrom('referrals')
    .innerJoin('members as invited', 'invited.id', 'referrals.invited_id')
    .innerJoin('members as sponsor', 'sponsor.id', 'referrals.sponsor_id')
    .select(['referrals.invited_id', 'referrals.sponsor_id', 'referrals.reason', 'referrals.created_at'])
    .select([
      'invited.name as invited_name',
      'invited.email as invited_email',
      'invited.deleted_at as invited_deleted_at',
    ])
    .select(['sponsor.name as sponsor_name', 'sponsor.email as sponsor_email'])
    .where('referrals.state', '=', HELD)
    .where('sponsor.deleted_at', 'is', null)
    .orderBy('referrals.created_at')
    .orderBy('referrals.invited_id')
    .limit(atMost)
    .execute()
}
