import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { rebuildHistogram } from '../server/features/leaderboard/public.ts'
import { loadStarterMissions } from '../server/features/missions/public.ts'

export type Balance = { tokens: number; points: number }

/** Scattered like the random ones of the product, and always the same for the same index. */
export const memberId = (index: number): string => hash('sha256', `member ${index}`, 'base64url').slice(0, 16)
export const sessionToken = (index: number): string => hash('sha256', `session ${index}`, 'base64url')
export const sessionCookie = (index: number): string => `session=${sessionToken(index)}`

/** Rows are written in batches, each a transaction of its own. */
const BATCH = 20_000

/** The product's own schema and stations; `fill` adds rows, and the board is counted after it. */
export async function seedSqlite(file: string, fill: (sqlite: DatabaseSync) => void): Promise<void> {
  const database = await openDatabase({ kind: 'sqlite', file })
  await migrate(database)
  await loadStarterMissions({ database, now: Date.now })
  const sqlite = new DatabaseSync(file)
  sqlite.exec('pragma synchronous = off')
  fill(sqlite)
  sqlite.close()
  await database.exclusive(rebuildHistogram)
  await database.close()
}

export function insertMembers(sqlite: DatabaseSync, count: number, balanceOf: (index: number) => Balance): void {
  const insert = sqlite.prepare(
    `insert into members (id, name, email, email_key, phone, password_hash, is_admin, tokens, leaderboard_pts,
       invite_code, sponsor_id, invited_count, joined_at, login_streak, last_visit_day)
     values (?, ?, ?, ?, null, null, 0, ?, ?, ?, null, 0, ?, 1, ?)`,
  )
  const now = Date.now()
  // They have been here today: the first call of a day also notes the visit, which is measured nowhere here.
  const today = Math.floor(now / 86_400_000)
  forEachInBatches(sqlite, count, (index) => {
    const email = `member-${index}@example.com`
    const { tokens, points } = balanceOf(index)
    insert.run(
      memberId(index),
      `Member ${index}`,
      email,
      email,
      tokens,
      points,
      String(index).padStart(8, '0'),
      now - index,
      today,
    )
  })
}

/** One session for each of the first members, begun now. */
export function insertSessions(sqlite: DatabaseSync, count: number): void {
  const insert = sqlite.prepare(
    'insert into sessions (token_hash, member_id, created_at, last_seen_at) values (?, ?, ?, ?)',
  )
  const now = Date.now()
  forEachInBatches(sqlite, count, (index) => {
    insert.run(hash('sha256', sessionToken(index)), memberId(index), now, now)
  })
}

export type Station = { id: number } & Balance

/** The stations of the line, as the product pays for them. */
export function readStations(sqlite: DatabaseSync): Station[] {
  const rows = sqlite.prepare('select id, tokens, points from missions order by id').all()
  return rows as Station[]
}

export function insertCompletions(sqlite: DatabaseSync, count: number, stationsOf: (index: number) => Station[]): void {
  const complete = sqlite.prepare(
    'insert into mission_completions (member_id, mission_id, completed_at) values (?, ?, ?)',
  )
  const pay = sqlite.prepare(
    `insert into ledger (member_id, kind, reference, tokens, points, created_at) values (?, 'mission', ?, ?, ?, ?)`,
  )
  const now = Date.now()
  forEachInBatches(sqlite, count, (index) => {
    for (const { id, tokens, points } of stationsOf(index)) {
      complete.run(memberId(index), id, now)
      pay.run(memberId(index), String(id), tokens, points, now)
    }
  })
}

export function sumOf(stations: readonly Station[]): Balance {
  return stations.reduce((sum, { tokens, points }) => ({ tokens: sum.tokens + tokens, points: sum.points + points }), {
    tokens: 0,
    points: 0,
  })
}

function forEachInBatches(sqlite: DatabaseSync, count: number, each: (index: number) => void): void {
  for (let start = 0; start < count; start += BATCH) {
    sqlite.exec('begin')
    for (let index = start; index < Math.min(count, start + BATCH); index++) each(index)
    sqlite.exec('commit')
  }
}
