import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'

const TIMEOUT = 20_000

/**
 * A unit that holds its locks until another one waits for them, so that the other has read what was there before. Where only
 * one unit writes at a time, the other begins after it.
 * @param other begun once the unit has done its part
 * @throws if nothing came to wait. PGlite has one connection, so there use `describeEachSharedDatabase`, which leaves it out
 */
export async function whileOtherWaits(
  database: Database,
  part: (db: Transaction) => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<void> {
  const done = Promise.withResolvers<void>()
  const unit = database.write(async (db) => {
    await part(db)
    done.resolve()
    if (dialectOf(db).isAcrossNetwork) await untilSomebodyWaits(db)
  })
  await Promise.race([done.promise, unit])
  await Promise.all([unit, other()])
}

async function untilSomebodyWaits(db: Transaction): Promise<void> {
  const until = Date.now() + TIMEOUT
  while (Date.now() < until) {
    const waiting = await sql`
      select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(db)
    if (waiting.rows.length > 0) return
  }
  throw new Error('Nothing came to wait for this unit.')
}
