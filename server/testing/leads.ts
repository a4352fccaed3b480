import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { personalData as leadsData } from '#server/features/leads/public.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { emailHash } from '#server/features/mail/public.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { personalData as rewardsData } from '#server/features/rewards/public.ts'
import { nextNumber } from '#server/testing/numbers.ts'

/** The day before the clock of a test app starts, so that a test's leads are neither too old nor in its future. */
const ASKED_AT = Date.parse('2026-03-01T09:00:00Z')

/** Somebody in the pool, who asked later than the one before. */
export async function aLead(
  database: Database,
  overrides: Partial<Insertable<Schema['leads']>> = {},
): Promise<Selectable<Schema['leads']>> {
  const number = nextNumber()
  const email = overrides.email ?? `lead${number}@people.example`
  const lead: Insertable<Schema['leads']> = {
    id: `lead-${number}`,
    name: `Lead ${number}`,
    email,
    email_hash: emailHash(email),
    phone: overrides.owner_id ? '+49 30 123' : null,
    source: 'form',
    consent_text: 'I agree.',
    pool_state: 'available',
    created_at: ASKED_AT + number,
    ...overrides,
  }
  return database.write((db) => db.insertInto('leads').values(lead).returningAll().executeTakeFirstOrThrow())
}

/** So many people in the pool, one after the other. */
export async function someLeads(database: Database, count: number): Promise<Selectable<Schema['leads']>[]> {
  const leads: Selectable<Schema['leads']>[] = []
  for (let number = 0; number < count; number++) leads.push(await aLead(database))
  return leads
}

/** With their entry in the ledger. */
export function giveTokens(database: Database, memberId: string, tokens: number): Promise<boolean> {
  const reference = `gift ${nextNumber()}`
  return database.write((db) => postEntry(db, { memberId, kind: 'adjustment', reference, tokens, points: 0, at: 1 }))
}

/** What waits in the outbox for an address, oldest first. */
export function mailsTo(database: Database, address: string): Promise<Selectable<Schema['mails']>[]> {
  return database.read.selectFrom('mails').selectAll().where('to_address', '=', address).orderBy('created_at').execute()
}

/** The token of the link by which somebody stops or is erased. */
export function contactTokenIn({ text }: { text: string }): string {
  const [, token] = /\/contact\/([A-Za-z0-9_-]{43})\b/.exec(text) ?? []
  if (token === undefined) throw new Error('This mail has no link to end all contact.')
  return token
}

/** The token of the link by which somebody confirms that a member may contact them. */
export function confirmTokenIn({ text }: { text: string }): string {
  const [, token] = /\/confirm-contact\/([A-Za-z0-9_-]{43})\b/.exec(text) ?? []
  if (token === undefined) throw new Error('This email has no link to confirm.')
  return token
}

/** As if nobody had ever asked for contact. */
export function emptyPool(database: Database): Promise<void> {
  return database.write(async (db) => {
    for (const table of ['leads', 'suppressions', 'unsubscribe_links', 'mails'] as const) {
      await db.deleteFrom(table).execute()
    }
  })
}

/** What the deletion of an account does to its leads and deliveries; the account itself stays. */
export function eraseLeadsAndRewards(database: Database, memberId: string): Promise<void> {
  const deps = { now: Date.now, randomBytes }
  return database.write(async (db) => {
    const member = await lockActiveMember(db, memberId)
    await leadsData.erase?.(db, member, deps)
    await rewardsData.erase?.(db, member, deps)
  })
}
