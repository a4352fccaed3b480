import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aMember, aMission } from '#server/testing/factories.ts'
import { findCards } from './find-cards.ts'

const DAY = 24 * 3_600_000
const NOW = 20_000 * DAY
const RECRUITS = 2_000
const LESSONS = 8

describeEachDatabase('a sponsor of two thousand, each with a course under way and a year of cards', (database) => {
  /** Every query that runs, as it was built. */
  const queries: RootOperationNode[] = []
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }

  const planOf = async (db: Db, query: RootOperationNode, sponsorId: string): Promise<string> => {
    const compiled = db.getExecutor().compileQuery(query, createQueryId())
    const parameters = compiled.parameters.map((each) => {
      const slot = each as { name?: string } | null
      return typeof each !== 'object' ? each : slot?.name === 'sponsorId' ? sponsorId : NOW - 7 * DAY
    })
    const explain = dialectOf(db).isAcrossNetwork ? 'explain' : 'explain query plan'
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${compiled.sql}`, parameters))
    return JSON.stringify(rows)
  }

  test('learns who needs a hand by indexes alone', async () => {
    const missions = [await aMission(database()), await aMission(database()), await aMission(database())]
    const { id: courseId } = await aCourse(database())
    const lessons: number[] = []
    for (let index = 0; index < LESSONS; index++) lessons.push((await aLesson(database(), courseId)).id)
    const sponsors = [await aMember(database()), await aMember(database())]
    for (const sponsor of sponsors) await fill(sponsor.id, missions, courseId, lessons)
    await database().write((db) => sql`analyze`.execute(db))
    const sponsorId = sponsors[1]?.id ?? ''
    const db = database().read.withPlugin(watch)
    const found = await findCards(db, sponsorId, NOW)
    expect(found.stored.length + found.fresh.length).toBe(10)
    expect(queries.length).toBeGreaterThan(3)
    // PostgreSQL reads tables of so few courses in progress and cards, most of them asked for, from end to end.
    for (const query of queries) {
      expect(await planOf(database().read, query, sponsorId)).not.toMatch(
        /SCAN (?:members|rescues|past|progress|done|answers|plays)\b|Seq Scan on (?:members|mission_completions|lesson_completions)/,
      )
    }
  })

  async function fill(sponsorId: string, missions: readonly { id: number }[], courseId: number, lessons: number[]) {
    const people = Array.from({ length: RECRUITS }, (_, number) => `${sponsorId}-${number}`)
    const each = <Row>(make: (id: string, number: number) => Row) => people.map(make)
    await inParts(
      each((id, number) => ({
        id,
        name: `Member ${number}`,
        email: `${id}@example.com`,
        email_key: `${id}@example.com`,
        phone: null,
        password_hash: null,
        is_admin: 0 as const,
        tokens: 0,
        leaderboard_pts: 0,
        invite_code: id,
        sponsor_id: sponsorId,
        shares_progress_with: sponsorId,
        invited_count: 0,
        joined_at: NOW - 400 * DAY + number,
        is_on_board: 1 as const,
      })),
      (rows) => database().write((db) => db.insertInto('members').values(rows).execute()),
    )
    const done = missions.slice(0, 2).flatMap((mission) =>
      each((member_id, number) => ({
        member_id,
        mission_id: mission.id,
        completed_at: NOW - (20 + (number % 300)) * DAY,
      })),
    )
    await inParts(done, (rows) => database().write((db) => db.insertInto('mission_completions').values(rows).execute()))
    const begun = NOW - 19 * DAY
    const progress = each((member_id) => ({
      member_id,
      course_id: courseId,
      watch_time: 0,
      is_completed: 0 as const,
      started_at: begun,
      first_completed_at: null,
    }))
    await inParts(progress, (rows) => database().write((db) => db.insertInto('course_progress').values(rows).execute()))
    const read = lessons.flatMap((lesson_id) =>
      each((member_id, number) => ({ member_id, lesson_id, completed_at: begun + (number % 19) * DAY })),
    )
    await inParts(read, (rows) => database().write((db) => db.insertInto('lesson_completions').values(rows).execute()))
    const cards = [20, 40, 60, 80].flatMap((ago) =>
      each((member_id) => ({
        id: `${member_id} ${ago}`,
        member_id,
        sponsor_id: sponsorId,
        cause: 'streak' as const,
        stands_since: NOW - ago * DAY,
        state: 'dismissed' as const,
        shown_at: NOW - ago * DAY,
        points: 0,
      })),
    )
    await inParts(cards, (rows) => database().write((db) => db.insertInto('rescues').values(rows).execute()))
  }

  async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>) {
    for (let from = 0; from < rows.length; from += 500) await insert(rows.slice(from, from + 500))
  }
})
