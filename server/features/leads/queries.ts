import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { LeadTables } from '#server/database/tables/leads.ts'
import { oldestDeliverable } from './lead-periods.ts'

export type LeadRow = Selectable<LeadTables['leads']>
export type NewLead = Insertable<LeadTables['leads']>

/**
 * Keeps others from storing leads of these addresses until the transaction ends: whether a person is in the pool already
 * is asked of all rows with their address, and no constraint says it.
 */
export function lockAddresses(db: Transaction, emailHashes: readonly string[]): Promise<void> {
  return dialectOf(db).lockNames(
    db,
    emailHashes.map((hash) => `lead:${hash}`),
  )
}

export function leadsWithHash(db: Db, emailHash: string) {
  return rowsWithHash(db, emailHash).execute()
}

/** Likewise, and no other transaction can change or deliver them until this one ends. */
export function lockLeadsWithHash(db: Transaction, emailHash: string) {
  return rowsWithHash(db, emailHash).modifyEnd(dialectOf(db).lockRows.wait).execute()
}

function rowsWithHash(db: Db, emailHash: string) {
  return db.selectFrom('leads').selectAll().where('email_hash', '=', emailHash).orderBy('id')
}

/** @returns how many are new: an address is there once for each owner */
export async function insertLeads(db: Transaction, leads: readonly NewLead[]): Promise<number> {
  if (leads.length === 0) return 0
  const added = await db
    .insertInto('leads')
    .values(leads)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Which of these addresses are known, or may not be stored because the person wants no mail from us. */
export async function knownHashes(db: Db, emailHashes: readonly string[]): Promise<Set<string>> {
  if (emailHashes.length === 0) return new Set()
  const known = await db
    .selectFrom('leads')
    .select('email_hash')
    .where('email_hash', 'in', emailHashes)
    .union((eb) => eb.selectFrom('suppressions').select('email_hash').where('email_hash', 'in', emailHashes))
    .execute()
  return new Set(known.map((row) => row.email_hash))
}

/** The address to which a mail with this link was sent. */
export async function emailHashOfLink(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('unsubscribe_links')
    .select('email_hash')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.email_hash
}

/** Ends all contact with the person at this address. */
export async function stopLeads(db: Transaction, emailHash: string, now: number): Promise<void> {
  await db
    .updateTable('leads')
    .set({ do_not_contact_at: now })
    .where('email_hash', '=', emailHash)
    .where('do_not_contact_at', 'is', null)
    .execute()
  await db
    .updateTable('leads')
    .set({ pool_state: 'none' })
    .where('email_hash', '=', emailHash)
    .where('pool_state', 'in', ['waiting', 'available'])
    .execute()
}

export async function deleteLeads(db: Transaction, emailHash: string): Promise<void> {
  await db.deleteFrom('leads').where('email_hash', '=', emailHash).execute()
}

export async function deleteLead(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('leads').where('id', '=', id).execute()
}

/** The members to whom any of these leads were delivered, unless they left. */
export async function holdersOf(db: Db, leads: readonly Pick<LeadRow, 'owner_id' | 'taken_by' | 'delivery_id'>[]) {
  const ids = leads.flatMap(({ owner_id, taken_by, delivery_id }) => [owner_id, delivery_id && taken_by])
  const known = ids.filter((id): id is string => Boolean(id))
  if (known.length === 0) return []
  return db
    .selectFrom('members')
    .select(['id', 'email', 'language'])
    .where('id', 'in', [...new Set(known)])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/**
 * The member whose contact page was used, locked until the transaction ends; undefined for one who is suspended or
 * left.
 */
export function lockMemberByInviteCode(db: Transaction, inviteCode: string) {
  return db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('invite_code', '=', inviteCode)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .modifyEnd(dialectOf(db).lockRows.share)
    .executeTakeFirst()
}

/** People who only unsubscribed are suppressed: they can't be delivered, and count as those who want no contact. */
export async function poolCounts(db: Db, now: number) {
  const count = db.fn.countAll<number>
  const [row] = await db
    .selectFrom('leads')
    .leftJoin('suppressions', 'suppressions.email_hash', 'leads.email_hash')
    .select(({ eb, or }) => [
      count().filterWhere('pool_state', '=', 'waiting').filterWhere('reason', 'is', null).as('waiting'),
      count()
        .filterWhere('pool_state', '=', 'available')
        .filterWhere('reason', 'is', null)
        .filterWhere('leads.created_at', '>=', oldestDeliverable(now))
        .as('available'),
      count().filterWhere('pool_state', '=', 'taken').as('taken'),
      count()
        .filterWhere(or([eb('do_not_contact_at', 'is not', null), eb('reason', 'is not', null)]))
        .as('doNotContact'),
    ])
    .execute()
  const { waiting = 0, available = 0, taken = 0, doNotContact = 0 } = row ?? {}
  return { waiting, available, taken, doNotContact }
}

/** Mails that exist only because a person was a lead or invited. Mails to members about their account stay. */
const MAIL_KINDS = ['lead-welcome', 'lead-confirm', 'lead-delivered', 'invitation'] as const

/** The outbox keeps to whom a mail went: for an erased person that is removed, too. */
export async function deleteMailsTo(db: Transaction, emailHashes: readonly string[]): Promise<void> {
  if (emailHashes.length === 0) return
  await db.deleteFrom('mails').where('to_hash', 'in', emailHashes).where('kind', 'in', MAIL_KINDS).execute()
}
