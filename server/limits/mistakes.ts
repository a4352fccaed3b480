import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

/** How long a mistake is remembered after the last one, in milliseconds. */
const REMEMBERED = 3_600_000

const rowOf = prepared((db, values: { key: string }) =>
  db.selectFrom('attempts').select(['count', 'window_ends_at']).where('key', '=', values.key),
)

const increment = prepared((db, values: { key: string; now: number; until: number }) =>
  db
    .insertInto('attempts')
    .values({ key: values.key, count: 1, window_ends_at: values.until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.window_ends_at <= ${values.now} then 1 else attempts.count + 1 end`,
        window_ends_at: sql`excluded.window_ends_at`,
      }),
    ),
)

const deleteRow = prepared((db, values: { key: string }) => db.deleteFrom('attempts').where('key', '=', values.key))

/** How many mistakes were made in a row, and when the last of them was; undefined where none is remembered. */
export async function mistakesInARow(
  db: Transaction,
  key: string,
  now: number,
): Promise<{ count: number; lastAt: number } | undefined> {
  const [row] = await rowOf(db, { key })
  if (row === undefined || row.window_ends_at <= now) return undefined
  return { count: row.count, lastAt: row.window_ends_at - REMEMBERED }
}

export async function countMistake(db: Transaction, key: string, now: number): Promise<void> {
  await increment(db, { key, now, until: now + REMEMBERED })
}

export async function clearMistakes(db: Transaction, key: string): Promise<void> {
  await deleteRow(db, { key })
}
