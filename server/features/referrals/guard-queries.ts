import { sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { prepared } from '#server/database/prepared.ts'
import { withKeyed } from './guard-keys.ts'
import type { NewReferral } from './queries.ts'

/** How far up a line of sponsors we look for the same person. */
const GENERATIONS = 100

/** A member and their sponsors, the nearest first. */
export const lineAbove = prepared((db, values: { memberId: string }) => ({
  compile: () =>
    sql<{ id: string; email: string }>`
      with recursive line (id, email, sponsor_id, generation) as (
        select id, email, sponsor_id, 0 from members where id = ${values.memberId}
        union all
        select members.id, members.email, members.sponsor_id, line.generation + 1
        from line join members on members.id = line.sponsor_id
        where line.generation < ${sql.lit(GENERATIONS)}
      )
      select id, email from line order by generation`.compile(db),
}))

/** Which of these members signed in, or registered, with this browser. */
export async function membersWithDevice(db: Db, deviceHash: string, among: readonly string[]): Promise<string[]> {
  const hashes = await withKeyed(db, 'device', deviceHash)
  const rows = await db
    .selectFrom('devices')
    .select('member_id as id')
    .where('token_hash', '=', deviceHash)
    .where('member_id', 'in', among)
    .union((eb) =>
      eb
        .selectFrom('referrals')
        .select('invited_id as id')
        .where('device_hash', 'in', hashes)
        .where('invited_id', 'in', among),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether the sponsor brought an earlier member with the same browser. */
export async function isDeviceOfEarlier(db: Db, { invitedId, sponsorId, deviceHash }: NewReferral): Promise<boolean> {
  const row = await db
    .selectFrom('referrals as own')
    .innerJoin('referrals as other', 'other.sponsor_id', 'own.sponsor_id')
    .select('other.invited_id')
    .where('own.invited_id', '=', invitedId)
    .where('other.sponsor_id', '=', sponsorId)
    .where('other.device_hash', 'in', await withKeyed(db, 'device', deviceHash))
    .where((eb) =>
      eb(eb.refTuple('other.created_at', 'other.invited_id'), '<', eb.refTuple('own.created_at', 'own.invited_id')),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const paidToSponsorSince = prepared((db, values: { sponsorId: string; since: number }) =>
  db
    .selectFrom('referrals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sponsor_id', '=', values.sponsorId)
    .where('paid_at', '>', values.since),
)

export async function countPaidSince(db: Db, stretch: { sponsorId: string; since: number }): Promise<number> {
  const [row] = await paidToSponsorSince(db, stretch)
  return row?.count ?? 0
}

/** Every other referral from this address, for any sponsor, waits until the transaction ends. */
export function lockAddressBlock(db: Transaction, addressBlock: string): Promise<void> {
  return dialectOf(db).lockNames(db, [`referral:${addressBlock}`])
}

const paidFromAddressSince = prepared((db, values: { addressBlock: string; keyed: string; since: number }) =>
  db
    .selectFrom('referrals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address_block', 'in', [values.addressBlock, values.keyed])
    .where('paid_at', '>', values.since),
)

export async function countPaidFromAddress(db: Db, stretch: { addressBlock: string; since: number }): Promise<number> {
  const [, keyed] = await withKeyed(db, 'address', stretch.addressBlock)
  const [row] = await paidFromAddressSince(db, { ...stretch, keyed })
  return row?.count ?? 0
}
