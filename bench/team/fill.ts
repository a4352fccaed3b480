import { sql } from 'kysely'
import type { Database, Transaction } from '../../server/database/database.ts'
import { dialectOf } from '../../server/database/dialect.ts'
import { rebuildHistogram } from '../../server/features/leaderboard/public.ts'
import { loadStarterMissions } from '../../server/features/missions/public.ts'
import { memberId } from '../seed.ts'
import type { Person } from './tree.ts'

const DAY = 86_400_000

/** Values in a statement: SQLite takes at most 32,766. */
const VALUES = 30_000

const QUIZZES = 200

/** Behind those of the stations. */
const FIRST_QUIZ = 10_000

/** Cards of each of the leader's recruits who did more than two stations, and of the leader. */
const CARDS = 100

/** Stations, courses, cards, first days and news as a site has them after two years. @param now milliseconds since 1970 */
export async function fillTeam(database: Database, drawn: readonly Person[], now: number): Promise<void> {
  // In an order that has nothing to do with who brought whom: rows side by side would be quicker to write.
  const ids = drawn.map(({ index }) => memberId(index))
  const people = drawn.toSorted((one, other) => ((ids[one.index] ?? '') < (ids[other.index] ?? '') ? -1 : 1))
  await loadStarterMissions({ database, now: () => now })
  const stations = await database.read.selectFrom('missions').select(['id', 'tokens', 'points']).orderBy('id').execute()
  await database.changeSchema(async (db) => {
    await dialectOf(db).withoutReferences(db, () => insertMembers(db, people, stations, now))
    await insertCompletions(db, people, stations, now)
    await insertCourses(db, people, now)
    await insertNews(db, people, now)
    await rebuildHistogram(db)
    // The first count comes to everybody.
    await db.deleteFrom('team_changes').execute()
  })
  await database.write((db) => sql`analyze`.execute(db))
}

type Station = { id: number; tokens: number; points: number }

/** Everybody's totals are spread, so that few cross the same two at once. */
function extraPoints(index: number): number {
  return 5 * ((index * 7_919) % 1_000)
}

async function insertMembers(db: Transaction, people: readonly Person[], stations: readonly Station[], now: number) {
  const recruits = Map.groupBy(people, ({ sponsor }) => sponsor)
  const rows = people.map((person) => {
    const { index, sponsor, state } = person
    const done = stations.slice(0, person.stations)
    const sponsor_id = sponsor === undefined ? null : memberId(sponsor)
    const email = `member-${index}@example.com`
    return {
      id: memberId(index),
      name: `${NAMES[index % NAMES.length]} ${index}`,
      email,
      email_key: email,
      is_admin: 0 as const,
      tokens: done.reduce((sum, each) => sum + each.tokens, 0),
      leaderboard_pts: done.reduce((sum, each) => sum + each.points, extraPoints(index)),
      invite_code: String(index).padStart(8, '0'),
      sponsor_id,
      invited_count: recruits.get(index)?.length ?? 0,
      joined_at: Math.floor(now - person.joinedAgo),
      login_streak: person.streak,
      last_visit_day: Math.floor((now - person.visitAgo) / DAY),
      is_on_board: state === 'here' ? (1 as const) : (0 as const),
      suspended_at: state === 'suspended' ? now : null,
      deleted_at: state === 'left' ? now : null,
      shares_progress_with: person.agrees ? sponsor_id : null,
      progress_answered_for: person.agrees || person.wasAsked ? sponsor_id : null,
      no_nudges: person.noNudges ? (1 as const) : (0 as const),
    }
  })
  await inChunks(rows, (chunk) => db.insertInto('members').values(chunk).execute())
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dai', 'Elif', 'Farid', 'Grace', 'Hugo', 'Inês', 'Jürgen', 'Kofi', 'Layla', 'Mei']

async function insertCompletions(
  db: Transaction,
  people: readonly Person[],
  stations: readonly Station[],
  now: number,
) {
  const timeOf = ({ joinedAgo, stationAgo = 0, stations: done }: Person, index: number) =>
    Math.floor(now - joinedAgo + ((joinedAgo - stationAgo) * (index + 1)) / done)
  const completions = people.flatMap((person) =>
    stations.slice(0, person.stations).map(({ id, tokens, points }, index) => {
      const at = timeOf(person, index)
      return { member_id: memberId(person.index), mission_id: id, completed_at: at, tokens, points }
    }),
  )
  await inChunks(
    completions.map(({ tokens, points, ...completion }) => completion),
    (chunk) => db.insertInto('mission_completions').values(chunk).execute(),
  )
  const entries = completions.map(({ member_id, mission_id, completed_at, tokens, points }) => {
    const reference = String(mission_id)
    return { member_id, kind: 'mission' as const, reference, tokens, points, created_at: completed_at }
  })
  const extra = people.map(({ index, joinedAgo }) => {
    const entry = { kind: 'adjustment' as const, reference: 'bench', tokens: 0, points: extraPoints(index) }
    return { member_id: memberId(index), ...entry, created_at: Math.floor(now - joinedAgo) }
  })
  await inChunks([...entries, ...extra], (chunk) => db.insertInto('ledger').values(chunk).execute())
}

/** A course with questions, which a third of the leader's recruits are taking, and the cards of what they answered. */
async function insertCourses(db: Transaction, people: readonly Person[], now: number): Promise<void> {
  const today = Math.floor(now / DAY)
  await sql`insert into courses (id, title, description, category, duration, video_url, is_public, position, updated_at)
    values (1, 'How to listen', 'A course', 'training', 1, null, 1, 1, 0)`.execute(db)
  const quizzes = Array.from({ length: QUIZZES }, (_, index) => FIRST_QUIZ + index)
  for (const id of quizzes) {
    await sql`insert into quizzes (id, course_id, question, choices, correct_answer, explanation, points, updated_at)
      values (${id}, 1, 'Q', '["a","b","c","d"]', 0, '', 10, 0)`.execute(db)
  }
  const direct = people.filter(({ sponsor, index }) => sponsor === 0 || index === 0)
  const rows = direct
    .filter(({ index }) => index % 3 === 0)
    .map(({ index, visitAgo }) => {
      const progress = { course_id: 1, watch_time: 10, is_completed: 0 as const, first_completed_at: null }
      return { member_id: memberId(index), ...progress, started_at: Math.floor(now - visitAgo) }
    })
  await inChunks(rows, (chunk) => db.insertInto('course_progress').values(chunk).execute())
  const cards = direct
    .filter(({ stations, index }) => stations > 2 || index === 0)
    .flatMap(({ index }) =>
      quizzes.slice(0, CARDS).map((quiz) => {
        const idea = { idea: `quiz:${quiz}`, quiz_id: quiz, stability: 5, difficulty: 5, reps: 3, lapses: 0 }
        const due_day = today - 19 + ((quiz * 7) % 200)
        return { member_id: memberId(index), ...idea, last_day: today - 30, due_day }
      }),
    )
  await inChunks(cards, (chunk) => db.insertInto('review_cards').values(chunk).execute())
}

const NEWS = 200

/** Of the leader's recruits: the cards there were about them, their first days, and what the leader was told of them. */
async function insertNews(db: Transaction, people: readonly Person[], now: number): Promise<void> {
  const direct = people.filter(({ sponsor, state }) => sponsor === 0 && state !== 'left')
  const past = direct
    .filter(({ joinedAgo, index }) => joinedAgo > 12 * DAY && index % 2 === 0)
    .map(({ index, joinedAgo }) => {
      const joined = Math.floor(now - joinedAgo)
      const card = { cause: 'first-station' as const, stands_since: joined, state: 'over' as const, points: 0 }
      const of = { id: `card-${index}`, member_id: memberId(index), sponsor_id: memberId(0) }
      return { ...of, ...card, shown_at: joined + 2 * DAY, settled_at: joined + 3 * DAY }
    })
  await inChunks(past, (chunk) => db.insertInto('rescues').values(chunk).execute())
  const lists = direct.map(({ index, joinedAgo }) => {
    const isOpen = joinedAgo < 30 * DAY ? (1 as const) : (0 as const)
    const of = { member_id: memberId(index), helper_id: memberId(0), started_at: Math.floor(now - joinedAgo) }
    return { ...of, member_open: isOpen, helper_open: isOpen, called_at: index % 2 ? now : null }
  })
  await inChunks(lists, (chunk) => db.insertInto('first_days').values(chunk).execute())
  const news = direct.slice(0, NEWS).map(({ index }) => {
    const told = { kind: 'thanks' as const, about_id: memberId(index), reference: null, is_listed: 1 as const }
    return { member_id: memberId(0), ...told, at: now - DAY, seen_at: null, mail_at: null, mailed_at: null }
  })
  await inChunks(news, (chunk) => db.insertInto('notifications').values(chunk).execute())
}

async function inChunks<Row extends object>(rows: readonly Row[], insert: (chunk: Row[]) => Promise<unknown>) {
  const columns = Object.keys(rows[0] ?? {}).length
  const size = Math.floor(VALUES / Math.max(1, columns))
  for (let from = 0; from < rows.length; from += size) await insert(rows.slice(from, from + size))
}
