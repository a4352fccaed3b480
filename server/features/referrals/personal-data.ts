import type { Db } from '#server/database/database.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { keepGuardsOf } from './guard-keys.ts'

export const personalData: PersonalData = {
  tables: ['referrals'],
  export: async (db, { id }) => ({
    account: { registration: await registrationOf(db, id) },
    referrals: await broughtBy(db, id),
  }),
  erase: (db, { id }, { now }) => keepGuardsOf(db, id, now()),
}

async function registrationOf(db: Db, memberId: string) {
  const row = await db
    .selectFrom('referrals')
    .select(['state', 'address_block', 'created_at'])
    .where('invited_id', '=', memberId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { state, address_block, created_at } = row
  return {
    referral: state,
    networkAddress: address_block,
    isMailboxRemembered: state === 'paid',
    at: isoTime(created_at),
  }
}

/** Who joined by this member's code. */
async function broughtBy(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('referrals')
    .innerJoin('members', 'members.id', 'referrals.invited_id')
    .select(['members.name', 'referrals.state', 'referrals.created_at', 'referrals.paid_at'])
    .where('referrals.sponsor_id', '=', memberId)
    .orderBy('referrals.created_at')
    .orderBy('referrals.invited_id')
    .execute()
  return rows.map(({ name, state, created_at, paid_at }) => ({
    name,
    state,
    joinedAt: isoTime(created_at),
    paidAt: isoTime(paid_at),
  }))
}
