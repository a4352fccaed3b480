import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { DatabaseLocation } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { rebuildHistogram } from '../../server/features/leaderboard/public.ts'
import { loadStarterMissions } from '../../server/features/missions/public.ts'

/** Of so many members one is signed in. */
export const MEMBERS_A_SESSION = 10

/** What everybody has from the beginning, enough for a few rewards. */
const TOKENS = 100

/** In milliseconds. */
const QUERY_TIMEOUT = 1_800_000

export const nthMember = (index: number): string => `m${String(index).padStart(15, '0')}`
export const nthSession = (index: number): string => `s${String(index).padStart(42, '0')}`

/**
 * Members who have completed station 1, each with one entry of the ledger that explains their balances, and a session
 * for every tenth. Their totals are a thousand different ones from 0 to 4,995, most of them low. All by set-based SQL:
 * ten million rows one by one take longer than anybody waits.
 */
export async function openManyMembers(where: DatabaseLocation, count: number): Promise<Database> {
  const database = await openDatabase(where, { queryTimeout: QUERY_TIMEOUT })
  await migrate(database)
  await loadStarterMissions({ database, now: Date.now })
  if (where.kind === 'sqlite') fillSqlite(where.file, statements(SQLITE, count))
  else await fillPostgres(where.url, statements(POSTGRES, count))
  await database.exclusive(rebuildHistogram)
  if (where.kind === 'postgres') await sql`vacuum analyze`.execute(database.read)
  return database
}

type Sql = { series: (last: number) => string; pad: (prefix: string, width: number) => string; points: string }

/** The golden ratio spreads the totals over the members without a pattern. */
const SHARE = '0.618033988749895'

const SQLITE: Sql = {
  series: (last) =>
    `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${last}) select i from n)`,
  pad: (prefix, width) => `'${prefix}' || printf('%0${width}d', i)`,
  points: `5 * cast(1000 * pow(i * ${SHARE} - cast(i * ${SHARE} as integer), 2.5) as integer)`,
}

const POSTGRES: Sql = {
  series: (last) => `generate_series(0, ${last}) as n(i)`,
  pad: (prefix, width) => `'${prefix}' || lpad(i::text, ${width}, '0')`,
  points: `5 * floor(1000 * pow(i * ${SHARE}::float8 - floor(i * ${SHARE}::float8), 2.5))::integer`,
}

function statements({ series, pad, points }: Sql, count: number): string[] {
  const begun = Date.now() - 1_000
  const each = series(count - 1)
  const id = pad('m', 15)
  const email = `${pad('member-', 8)} || '@example.com'`
  return [
    `insert into members (id, name, email, email_key, is_admin, tokens, leaderboard_pts, invite_code, invited_count,
       joined_at)
     select ${id}, 'Member ' || i, ${email}, ${email}, 0, ${TOKENS}, ${points}, ${pad('', 8)}, 0, ${begun} - i
     from ${each}`,
    `insert into mission_completions (member_id, mission_id, completed_at) select ${id}, 1, ${begun} from ${each}`,
    `insert into ledger (member_id, kind, reference, tokens, points, created_at)
     select ${id}, 'mission', '1', ${TOKENS}, ${points}, ${begun} from ${each}`,
    `insert into sessions (token_hash, member_id, created_at, last_seen_at)
     select ${pad('s', 42)}, ${id}, ${begun}, ${begun} from ${each} where i % ${MEMBERS_A_SESSION} = 0`,
  ]
}

/** Without the indices, which are cheaper to build at the end. */
function fillSqlite(file: string, inserts: readonly string[]): void {
  const sqlite = new DatabaseSync(file)
  for (const pragma of ['synchronous = off', 'foreign_keys = off', 'cache_size = -200000'])
    sqlite.exec(`pragma ${pragma}`)
  const indices = sqlite.prepare(
    `select name, sql from sqlite_schema where type = 'index' and sql is not null
       and tbl_name in ('members', 'ledger', 'sessions')`,
  )
  const made = indices.all() as { name: string; sql: string }[]
  for (const { name } of made) sqlite.exec(`drop index ${name}`)
  for (const insert of inserts) sqlite.exec(insert)
  for (const index of made) sqlite.exec(index.sql)
  sqlite.exec('pragma wal_checkpoint(truncate)')
  sqlite.close()
}

/** Likewise; `replica` leaves out the look at each reference, which is right by construction. */
async function fillPostgres(url: string, inserts: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const indices = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('members'::regclass, 'ledger'::regclass, 'sessions'::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
  for (const { name } of indices.rows) await client.query(`drop index ${name}`)
  for (const insert of inserts) await client.query(insert)
  for (const { definition } of indices.rows) await client.query(definition)
  await client.end()
}
