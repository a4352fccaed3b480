import { join } from 'node:path'
import { sql } from 'kysely'
import type { DatabaseLocation } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { listDue, ReviewQuestions } from '../server/features/reviews/public.ts'
import { percentile } from '../server/testing/percentile.ts'
import { describeMachine } from './machine.ts'
import { cleanUpOnExit, temporaryFolder } from './processes.ts'
import { reportDetail, reportHeading } from './report.ts'

/** Cards in the table, from few to many; each member has 2,000 of them. */
const SIZES = (process.env.REVIEW_CARDS ?? '10000,1000000').split(',').map(Number)
const CARDS_A_MEMBER = 2_000
const CALLS = 1_000
const DAY = 24 * 3_600_000
const TODAY = Math.floor(Date.now() / DAY)

cleanUpOnExit()
reportHeading(describeMachine())
await measureEngine('SQLite', (size) => ({ kind: 'sqlite', file: join(temporaryFolder(), `${size}.db`) }))
const url = process.env.BENCH_DATABASE_URL
if (url === undefined) reportDetail('PostgreSQL: not measured, because BENCH_DATABASE_URL is not set')
else await onPostgres(url)

async function measureEngine(engine: string, locate: (size: number) => DatabaseLocation): Promise<void> {
  reportHeading(`${engine}: today's list of a member with ${CARDS_A_MEMBER} cards, in the database`)
  for (const size of SIZES) {
    const database = await openDatabase(locate(size), { queryTimeout: 600_000 })
    await migrate(database)
    await fill(database, size / CARDS_A_MEMBER)
    const times = await measure(database, size / CARDS_A_MEMBER)
    await database.close()
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    const verdict = p99 <= 5 ? 'met' : 'missed'
    reportDetail(`${size} cards: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, goal p99 at most 5: ${verdict}`)
  }
}

/** Half a year of due days, 20 of them past: some 200 cards of each member are due. */
async function fill(database: Database, members: number): Promise<void> {
  const numbers = (last: number) =>
    sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(last)}) select i from n)`
  await database.exclusive(async (db) => {
    await sql`insert into members (id, name, email, email_key, is_admin, tokens, leaderboard_pts, invite_code, invited_count, joined_at, is_on_board)
      select 'm' || i, 'M', 'm' || i, 'm' || i, 0, 0, 0, 'c' || i, 0, 0, 0 from ${numbers(members - 1)} as series`.execute(
      db,
    )
    await sql`insert into courses (id, title, description, category, duration, video_url, is_public, position, updated_at)
      values (1, 'C', 'C', 'training', 1, null, 1, 1, 0)`.execute(db)
    await sql`insert into quizzes (id, course_id, question, choices, correct_answer, explanation, points, updated_at)
      select i + 1, 1, 'Q', '["a","b","c","d"]', 0, '', 10, 0 from ${numbers(CARDS_A_MEMBER - 1)} as series`.execute(db)
    for (let from = 0; from < members; from += 100) {
      await sql`insert into review_cards
        (member_id, idea, quiz_id, stability, difficulty, last_day, due_day, reps, lapses)
        select members.id, 'quiz:' || quizzes.id, quizzes.id, 5, 5, ${sql.lit(TODAY - 30)},
          ${sql.lit(TODAY - 19)} + (quizzes.id * 7) % 200, 3, 0
        from members cross join quizzes
        where cast(substr(members.id, 2) as integer) >= ${sql.lit(from)}
          and cast(substr(members.id, 2) as integer) < ${sql.lit(from + 100)}`.execute(db)
    }
  })
  await database.write((db) => sql`analyze`.execute(db))
}

async function measure(database: Database, members: number): Promise<number[]> {
  const questions = await new ReviewQuestions(database).read()
  const times: number[] = []
  for (let call = -100; call < CALLS; call++) {
    const reviewer = { id: `m${(Math.abs(call) * 7_919) % members}`, time_zone: null, reviews_per_day: 10 }
    const begun = performance.now()
    const { due } = await listDue(database.read, questions, reviewer, TODAY * DAY)
    if (call >= 0) times.push(performance.now() - begun)
    if (due.length !== 10) throw new Error(`${due.length} questions were due.`)
  }
  return times
}

async function onPostgres(server: string): Promise<void> {
  const name = (size: number) => `whistlestop_reviews_${size}`
  const main = await openDatabase({ kind: 'postgres', url: server })
  const drop = async (size: number) => {
    await sql`drop database if exists ${sql.id(name(size))}`.execute(main.read)
  }
  for (const size of SIZES) {
    await drop(size)
    await sql`create database ${sql.id(name(size))}`.execute(main.read)
  }
  await measureEngine('PostgreSQL', (size) => {
    const own = new URL(server)
    own.pathname = `/${name(size)}`
    return { kind: 'postgres', url: own.href }
  })
  for (const size of SIZES) await drop(size)
  await main.close()
}
