import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type DatabaseLocation, loadConfig } from '../server/config.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { completeMission } from '../server/features/missions/complete-mission.ts'
import { loadStarterMissions } from '../server/features/missions/public.ts'
import { answerReview } from '../server/features/reviews/answer-review.ts'
import { ReviewQuestions } from '../server/features/reviews/public.ts'
import { PeopleKey } from '../server/people-key/people-key.ts'
import { describeMachine } from './machine.ts'
import { cleanUpOnExit, temporaryFolder } from './processes.ts'
import { reportDetail, reportHeading } from './report.ts'

const MEMBERS = Number(process.env.MEMBERS ?? '1000')
/** Each member completes the five stations, and answers five cards of the ten that are due. */
const ROUNDS = 5
const CARDS = 10
const AT_ONCE = 32
const DAY = 24 * 3_600_000
const NOW = Date.now()
const GOAL = 0.8

cleanUpOnExit()
reportHeading(describeMachine())
await measure('SQLite', { kind: 'sqlite', file: join(temporaryFolder(), 'answers.db') })
const server = process.env.BENCH_DATABASE_URL
if (server === undefined) reportDetail('PostgreSQL: not measured, because BENCH_DATABASE_URL is not set')
else await onPostgres(server)

/** In turn: every member completes a station, every member answers a card. Each by its use case, with the key of its request. */
async function measure(engine: string, location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location)
  await migrate(database)
  const config = loadConfig({})
  const deps = { config, database, now: () => NOW, randomBytes, peopleKey: new PeopleKey(config, database) }
  await loadStarterMissions(deps)
  await database.exclusive(fill)
  const questions = new ReviewQuestions(database)
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const stations = await rateOf((member) => completeMission(deps, `m${member}`, round))
    const answers = await rateOf((member) => {
      const caller = { id: `m${member}`, is_admin: 0 } as Parameters<typeof answerReview>[2]['caller']
      const body = { quizId: round, answer: member % 2 }
      return answerReview(deps, questions, {
        caller,
        body,
        actedAt: undefined,
        joinedAt: 0,
        requestKey: `k${round}`,
        language: 'en',
      })
    })
    ratios.push(answers / stations)
    reportDetail(
      `${engine}, round ${round}: ${Math.round(answers)} answers and ${Math.round(stations)} stations a second`,
    )
  }
  await database.close()
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  const verdict = median >= GOAL ? 'met' : 'missed'
  reportDetail(`${engine}: answering a card : completing a station ${median.toFixed(2)}, goal ${GOAL}: ${verdict}`)
}

/** @returns calls a second, so many at once */
async function rateOf(call: (member: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  let next = 0
  const work = async () => {
    for (let member = next++; member < MEMBERS; member = next++) await call(member)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return MEMBERS / ((performance.now() - begun) / 1_000)
}

async function fill(db: Parameters<Parameters<Awaited<ReturnType<typeof openDatabase>>['exclusive']>[0]>[0]) {
  const numbers = (last: number) =>
    sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(last)}) select i from n)`
  const today = Math.floor(NOW / DAY)
  await sql`insert into members (id, name, email, email_key, is_admin, tokens, leaderboard_pts, invite_code, invited_count, joined_at, is_on_board)
    select 'm' || i, 'M', 'm' || i, 'm' || i, 0, 0, 0, 'c' || i, 0, 0, 0 from ${numbers(MEMBERS - 1)} as series`.execute(
    db,
  )
  await sql`insert into courses (id, title, description, category, duration, video_url, is_public, position, updated_at)
    values (1, 'C', 'C', 'training', 1, null, 1, 1, 0)`.execute(db)
  await sql`insert into quizzes (id, course_id, question, choices, correct_answer, explanation, points, updated_at)
    select i + 1, 1, 'Q', '["a","b","c","d"]', 0, '', 10, 0 from ${numbers(CARDS - 1)} as series`.execute(db)
  await sql`insert into review_cards (member_id, idea, quiz_id, stability, difficulty, last_day, due_day, reps, lapses)
    select members.id, 'quiz:' || quizzes.id, quizzes.id, 5, 5, ${sql.lit(today - 9)}, ${sql.lit(today - 1)}, 3, 0
    from members cross join quizzes`.execute(db)
}

async function onPostgres(url: string): Promise<void> {
  const name = 'whistlestop_answers'
  const main = await openDatabase({ kind: 'postgres', url })
  const drop = () => sql`drop database if exists ${sql.id(name)}`.execute(main.read)
  await drop()
  await sql`create database ${sql.id(name)}`.execute(main.read)
  const own = new URL(url)
  own.pathname = `/${name}`
  await measure('PostgreSQL', { kind: 'postgres', url: own.href })
  await drop()
  await main.close()
}
