import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { INVITATION_LIMITS } from 'game/invitations'
import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { Refusal } from '#server/refusal.ts'

const HOUR = 3_600_000

/** In milliseconds: that in which nobody writes to an invited address again. */
const LONGEST_WINDOW = INVITATION_LIMITS.repeatAfterDays * 24 * HOUR

/** The time that housekeeping goes by may be behind by a day, and the clock may have been ahead by one. In milliseconds. */
const TOLERANCE = 3 * 24 * HOUR

export type Limit = { key: string; count: number; windowMs: number }

/**
 * How often each thing that can be guessed or flooded may be tried (reliability G18). A browser that this account has
 * used before has a count of its own, so that somebody else's guessing never locks the owner out.
 */
export const LIMITS = {
  logInToAccount: (emailKey: string): Limit => ({ key: `login:account:${emailKey}`, count: 20, windowMs: HOUR }),
  logInFromDevice: (deviceHash: string, memberId: string): Limit => ({
    key: `login:device:${deviceHash}:${memberId}`,
    count: 10,
    windowMs: HOUR,
  }),
  logInFromAddress: (ip: string): Limit => ({ key: `login:address:${addressBlock(ip)}`, count: 30, windowMs: HOUR }),
  registerFromAddress: (ip: string): Limit => ({
    key: `register:address:${addressBlock(ip)}`,
    count: 60,
    windowMs: HOUR,
  }),
  /** The password of somebody who is signed in already, asked before what matters most. */
  confirmPassword: (memberId: string): Limit => ({ key: `confirm:member:${memberId}`, count: 10, windowMs: HOUR }),
  mailFromAddress: (ip: string): Limit => ({ key: `mail:address:${addressBlock(ip)}`, count: 30, windowMs: HOUR }),
  /** Mails about passwords and addresses that others can have us write. */
  mailToAccount: (emailKey: string): Limit => ({
    key: `mail:account:${hash('sha256', emailKey)}`,
    count: 5,
    windowMs: HOUR,
  }),
  mailByMember: (memberId: string): Limit => ({ key: `mail:member:${memberId}`, count: 5, windowMs: HOUR }),
  useLinkFromAddress: (ip: string): Limit => ({ key: `link:address:${addressBlock(ip)}`, count: 30, windowMs: HOUR }),
}

/**
 * Counts one try against each limit, before the work that the limit protects, so that tries sent at once cannot slip
 * past together. A refused try is not counted: the refusal rolls its transaction back.
 * @throws Refusal TOO_MANY_ATTEMPTS with the seconds until the longest of the full windows ends
 */
export async function countAttempt(db: Transaction, limits: readonly Limit[], now: number): Promise<void> {
  let freeAt = 0
  for (const limit of limits) {
    const { count, window_ends_at } = await countOne(db, limit, now)
    if (count > limit.count) freeAt = Math.max(freeAt, window_ends_at)
  }
  if (freeAt > 0) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil((freeAt - now) / 1000) })
}

/** Counts one try. @returns whether the limit allows it, for where a refusal would tell too much */
export async function isWithinLimit(db: Transaction, limit: Limit, now: number): Promise<boolean> {
  return (await countOne(db, limit, now)).count <= limit.count
}

/** Forgets the counts that hold somebody's address in their name. */
export async function forgetAttemptsOf(db: Transaction, emailKey: string): Promise<void> {
  const keys = [LIMITS.logInToAccount(emailKey).key, LIMITS.mailToAccount(emailKey).key]
  await db.deleteFrom('attempts').where('key', 'in', keys).execute()
}

/** Takes tries back that turned out to be the owner's own. */
export async function forgiveAttempts(db: Transaction, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) {
    await db
      .updateTable('attempts')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
  }
}

/**
 * Forgets windows that have ended, and those that begin days in the future: the clock was ahead when they were filled.
 */
export async function deleteMeaninglessAttempts(db: Transaction, now: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where(({ eb, or }) =>
      or([eb('window_ends_at', '<', now), eb('window_ends_at', '>', now + LONGEST_WINDOW + TOLERANCE)]),
    )
    .execute()
}

async function countOne(db: Transaction, { key, windowMs }: Limit, now: number) {
  const isOver = sql<boolean>`attempts.window_ends_at <= ${now}`
  return db
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}

/** One household or office counts as one: an IPv4 address, or the /64 that an IPv6 address lies in. */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter((group) => group !== '')
  const after = tail?.split(':').filter((group) => group !== '') ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
