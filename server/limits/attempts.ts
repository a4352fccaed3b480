import { INVITATION_LIMITS } from 'game/invitations'
import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { keyedHashes } from '#server/keyed-hashes.ts'
import type { Limit } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'

const HOUR = 3_600_000

/** In milliseconds: how long no other member may write to an invited address. */
const LONGEST_WINDOW = INVITATION_LIMITS.repeatAfterDays * 24 * HOUR

/** The time that housekeeping goes by may be behind by a day, and the clock may have been ahead by one. In milliseconds. */
const TOLERANCE = 3 * 24 * HOUR

/**
 * Counts one try against each limit, before the work that the limit protects, so that concurrent tries can't bypass it.
 * A refused try is not counted: the refusal rolls its transaction back.
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

/** Uncounts tries that succeeded, or turned out to be the owner's. */
export async function forgiveAttempts(db: Transaction, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    await db
      .updateTable('attempts')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', await keyOf(db, limit))
      .where('count', '>', 0)
      .execute()
  }
}

/** Deletes windows that have ended, and those that begin days in the future, which a clock that was ahead created. */
export async function deleteMeaninglessAttempts(db: Transaction, now: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where(({ eb, or }) =>
      or([eb('window_ends_at', '<', now), eb('window_ends_at', '>', now + LONGEST_WINDOW + TOLERANCE)]),
    )
    .execute()
}

async function countOne(db: Transaction, limit: Limit, now: number) {
  const isOver = sql<boolean>`attempts.window_ends_at <= ${now}`
  return db
    .insertInto('attempts')
    .values({ key: await keyOf(db, limit), count: 1, window_ends_at: now + limit.windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}

async function keyOf(db: Transaction, { key, mailbox }: Limit): Promise<string> {
  return mailbox === undefined ? key : `${key}:${(await keyedHashes(db))('limit', mailbox)}`
}

/**
 * Inserts a row and deletes it in the same unit: both must reach the disk, and no other transaction sees the row. An
 * update that changes nothing isn't enough, because SQLite doesn't write an unchanged page.
 * @param id unique to this probe, so that two at once don't wait for each other
 */
export async function probeWrite(db: Transaction, id: string): Promise<void> {
  const key = `health:${id}`
  await db.insertInto('attempts').values({ key, count: 0, window_ends_at: 0 }).execute()
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
