import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { judgeClock, type KnownClock, LONGEST_STEP } from './judge-clock.ts'

/**
 * Whether housekeeping may delete by this clock. Remembers the time for the next run; the log says when the clock stops
 * and starts being trusted.
 */
export async function checkClock(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<boolean> {
  const at = now()
  const { before, after } = await database.write((db) => recordTime(db, at))
  const isTrusted = after.doubted_since === null
  if (isTrusted && before !== undefined && before.doubted_since !== null) {
    logger.info('the clock is trusted again: housekeeping deletes what has expired')
  }
  if (after.doubted_since === at && before?.trusted_at != null) {
    const lastTrusted = new Date(before.trusted_at).toISOString()
    logger.warn(
      { lastTrusted },
      'the clock jumped by more than 25 hours: housekeeping deletes nothing until the clock has been steady for a day',
    )
  }
  return isTrusted
}

async function recordTime(db: Transaction, at: number): Promise<{ before: KnownClock | undefined; after: KnownClock }> {
  const before = await db
    .selectFrom('clock')
    .select(['trusted_at', 'doubted_since', 'seen_at'])
    .where('id', '=', 1)
    .executeTakeFirst()
  const after = judgeClock(before, at)
  await db
    .insertInto('clock')
    .values({ id: 1, ...after })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(after))
    .execute()
  return { before, after }
}

/** Whether irreversible work may rely on this clock: not when it is far from the last trusted time. */
export async function isClockBelieved({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<boolean> {
  const known = await database.read.selectFrom('clock').select('trusted_at').where('id', '=', 1).executeTakeFirst()
  const trustedAt = known?.trusted_at ?? null
  return trustedAt === null || Math.abs(now() - trustedAt) <= LONGEST_STEP
}
