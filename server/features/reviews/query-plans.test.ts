import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import { dialectOf } from '#server/database/dialect.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMember } from '#server/testing/factories.ts'
import { listDue, ReviewQuestions } from './public.ts'
import { readMemory } from './read-memory.ts'

const CARDS = 10_000
const TODAY = 20_000
const NOW = TODAY * 24 * 3_600_000

describeEachDatabase('a member with ten thousand cards among others', (database) => {
  /** Every query that runs, as it was built. */
  const queries: RootOperationNode[] = []
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }

  const planOf = async (query: RootOperationNode, memberId: string): Promise<string> => {
    const db = database().read
    const compiled = db.getExecutor().compileQuery(query, createQueryId())
    const parameters = compiled.parameters.map((each) => {
      const slot = each as { name?: string } | null
      return typeof each !== 'object' ? each : slot?.name === 'memberId' ? memberId : TODAY
    })
    const explain = dialectOf(db).isAcrossNetwork ? 'explain' : 'explain query plan'
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${compiled.sql}`, parameters))
    return JSON.stringify(rows)
  }

  test('gets their list in time, by indexes alone', async () => {
    const { id: courseId } = await aCourse(database())
    const choices = JSON.stringify(['Yes', 'No', 'Perhaps', 'Never'])
    const written = { course_id: courseId, question: 'Why?', choices, correct_answer: 0, explanation: '', points: 10 }
    const quizzes = Array.from({ length: CARDS }, (_, number) => ({
      ...written,
      id: number + 1,
      updated_at: 1,
      // One in a hundred is asked no more, and one's right answer was changed.
      deleted_at: number % 100 === 7 ? 1 : null,
      answer_changed_at: number === 9 ? NOW : null,
    }))
    const members = [await aMember(database()), await aMember(database()), await aMember(database())]
    const memory = { stability: 2, difficulty: 5, last_day: TODAY - 3, reps: 1, lapses: 0 }
    const cards = members.flatMap(({ id }) =>
      quizzes.map((quiz, number) => ({
        ...memory,
        member_id: id,
        idea: `quiz:${quiz.id}`,
        quiz_id: quiz.id,
        due_day: TODAY + (number % 200) - 20,
      })),
    )
    for (let from = 0; from < CARDS; from += 1_000) {
      const some = quizzes.slice(from, from + 1_000)
      await database().write((db) => db.insertInto('quizzes').values(some).execute())
    }
    for (let from = 0; from < cards.length; from += 1_000) {
      const some = cards.slice(from, from + 1_000)
      await database().write((db) => db.insertInto('review_cards').values(some).execute())
    }
    await database().write((db) => sql`analyze`.execute(db))
    const reviewer = { id: members[1]?.id ?? '', time_zone: null, reviews_per_day: 10 }
    const questions = await new ReviewQuestions(database()).read()
    const db = database().read.withPlugin(watch)
    const list = await listDue(db, questions, reviewer, NOW)
    // 21 days of 50 are due, among them days 7, 107 and so on of each hundred, which nobody asks any more.
    expect([list.due.length, list.waiting]).toEqual([10, 21 * 50 - 50])
    await readMemory(db, questions, reviewer, { now: NOW, language: 'en' })
    expect(queries.length).toBeGreaterThan(5)
    // PostgreSQL reads a table without rows, as two of these are, from end to end.
    for (const query of queries) {
      expect(await planOf(query, reviewer.id)).not.toMatch(
        /SCAN (?:reviews|review_cards|review_days)\b|Seq Scan on review_cards/,
      )
    }
  })
})
