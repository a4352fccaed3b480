import { sql } from 'kysely'
import type { Database } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { rebuildHistogram } from '../server/features/leaderboard/public.ts'

/** Seeding takes longer than a request may, in milliseconds. */
const QUERY_TIMEOUT = 600_000

let databases = 0

/** Makes a database of its own beside the given one and drops it at the end. `use` closes what it opens there. */
export async function withOwnPostgres(url: string, use: (own: string) => Promise<void>): Promise<void> {
  const name = `whistlestop_bench_${process.pid}_${++databases}`
  const own = new URL(url)
  own.pathname = name
  const server = await openDatabase({ kind: 'postgres', url })
  await sql`create database ${sql.id(name)}`.execute(server.read)
  try {
    await use(own.href)
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server.read)
    await server.close()
  }
}

/** The same with members on the board. */
export async function withSeededPostgres(
  url: string,
  members: number,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  await withOwnPostgres(url, async (own) => {
    const database = await openDatabase({ kind: 'postgres', url: own }, { queryTimeout: QUERY_TIMEOUT })
    try {
      await migrate(database)
      await insertMembers(database, members)
      await use(database)
    } finally {
      await database.close()
    }
  })
}

/** The members of seed.ts with the points of suites/rank.ts, made by PostgreSQL itself. */
async function insertMembers(database: Database, count: number): Promise<void> {
  await database.write(async (db) => {
    await sql`
      insert into members (id, name, email, email_key, is_admin, tokens, leaderboard_pts, invite_code, invited_count, joined_at)
      select substr(translate(encode(sha256(('member ' || i)::bytea), 'base64'), '+/', '-_'), 1, 16),
        'Member ' || i, 'member-' || i || '@example.com', 'member-' || i || '@example.com', 0, 0,
        5 * floor(1000 * pow((i * 0.618033988749895::float8)::numeric % 1, 2.5)),
        lpad(i::text, 8, '0'), 0, 1760000000000 - i
      from generate_series(0, ${sql.lit(count - 1)}) as i`.execute(db)
    await rebuildHistogram(db)
  })
  await sql`vacuum analyze`.execute(database.read)
}
