import { hash } from 'node:crypto'
import { emailKey } from 'game/email-address'
import { type Kysely, sql } from 'kysely'
import { mergeLeads } from '#server/database/migrations/merge-leads.ts'
import { canonicalKey } from '#server/email-key.ts'

// Part of 0007-identity. Released with it, and like it never edited.

const PAGE = 1_000

/** Addresses whose key changes, by their old key. */
type Changes = ReadonlyMap<string, { key: string; oldHash: string; newHash: string }>

/**
 * Gives every address the key that `canonicalKey` makes. Rows that get the same key become one, and a wish to hear
 * nothing counts for all of them. Accounts are never merged: where two have one mailbox, the second keeps its old key
 * and names the first in `same_mailbox_as`.
 */
export async function mergeKeys(db: Kysely<unknown>): Promise<void> {
  const changes = await changedKeys(db)
  for (const [old, { key, oldHash, newHash }] of changes) {
    await renameAttempts(db, `login:account:${old}`, `login:account:${key}`)
    for (const prefix of ['invite', 'mail:account', 'lead:mailbox']) {
      await renameAttempts(db, `${prefix}:${oldHash}`, `${prefix}:${newHash}`)
    }
    await sql`insert into suppressions (email_hash, reason, created_at)
      select ${newHash}, reason, created_at from suppressions where email_hash = ${oldHash}
      on conflict (email_hash) do nothing`.execute(db)
    await sql`delete from suppressions where email_hash = ${oldHash}`.execute(db)
    await sql`update unsubscribe_links set email_hash = ${newHash} where email_hash = ${oldHash}`.execute(db)
    await sql`update invitations set email_hash = ${newHash} where email_hash = ${oldHash}`.execute(db)
    await sql`update mails set to_hash = ${newHash} where to_hash = ${oldHash}`.execute(db)
  }
  const byNewHash = Map.groupBy(changes.values(), ({ newHash }) => newHash)
  for (const [newHash, group] of byNewHash)
    await mergeLeads(db, newHash, [...new Set(group.map((each) => each.oldHash))])
  await renameAccounts(db, changes)
}

/** Wherever an address itself is stored; other tables have its hash only. */
const ADDRESSES = [
  ['members', 'email'],
  ['leads', 'email'],
  ['mails', 'to_address'],
  ['email_links', 'email'],
] as const

async function changedKeys(db: Kysely<unknown>): Promise<Changes> {
  const changes = new Map<string, { key: string; oldHash: string; newHash: string }>()
  for (const [table, column] of ADDRESSES) {
    let last = ''
    for (let isMore = true; isMore; ) {
      const { rows } = await sql<{ address: string }>`
        select distinct ${sql.ref(column)} as address from ${sql.table(table)} where ${sql.ref(column)} > ${last}
        order by ${sql.ref(column)} limit ${sql.lit(PAGE)}`.execute(db)
      for (const { address } of rows) {
        const [old, key] = [emailKey(address), canonicalKey(address)]
        if (old !== key) changes.set(old, { key, oldHash: hash('sha256', old), newHash: hash('sha256', key) })
      }
      last = rows.at(-1)?.address ?? last
      isMore = rows.length === PAGE
    }
  }
  return changes
}

type Attempt = { count: number; window_ends_at: number }

/** Tries of both keys count together, until the later of their windows ends. */
async function renameAttempts(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  const of = async (key: string) => {
    const { rows } = await sql<Attempt>`select count, window_ends_at from attempts where key = ${key}`.execute(db)
    return rows[0] ?? { count: 0, window_ends_at: 0 }
  }
  const [old, known] = [await of(from), await of(to)]
  if (old.window_ends_at === 0) return
  await sql`delete from attempts where key in (${from}, ${to})`.execute(db)
  await sql`insert into attempts (key, count, window_ends_at)
    values (${to}, ${old.count + known.count}, ${Math.max(old.window_ends_at, known.window_ends_at)})`.execute(db)
}

/** The account that has proved its address, or else the older one, is found by the new key. */
async function renameAccounts(db: Kysely<unknown>, changes: Changes): Promise<void> {
  const accounts: { id: string; email_key: string; email_verified_at: number | null; joined_at: number }[] = []
  for (const old of changes.keys()) {
    const { rows } = await sql<(typeof accounts)[number]>`
      select id, email_key, email_verified_at, joined_at from members where email_key = ${old}`.execute(db)
    accounts.push(...rows)
  }
  const isProved = (account: { email_verified_at: number | null }) => Number(account.email_verified_at !== null)
  accounts.sort((a, b) => isProved(b) - isProved(a) || a.joined_at - b.joined_at)
  for (const { id, email_key } of accounts) {
    const key = changes.get(email_key)?.key ?? email_key
    const { rows } = await sql<{ id: string }>`select id from members where email_key = ${key}`.execute(db)
    const [holder] = rows
    await (holder === undefined
      ? sql`update members set email_key = ${key} where id = ${id}`
      : sql`update members set same_mailbox_as = ${holder.id} where id = ${id}`
    ).execute(db)
  }
}
