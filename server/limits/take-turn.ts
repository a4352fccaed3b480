import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

type Turn = { key: string; now: number; until: number }

/**
 * Takes a turn that no one else gets before `until`. Concurrent callers wait for each other at this row.
 * @returns whether the turn was free
 */
export async function takeTurn(db: Transaction, { key, now, until }: Turn): Promise<boolean> {
  const taken = await db
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: until })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ window_ends_at: sql`excluded.window_ends_at` })
        .where('attempts.window_ends_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}
