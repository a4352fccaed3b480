import type { LearningFigures } from 'contract/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AN_EXAMPLE, aConversation } from '#server/testing/conversations.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMember, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000

describeEachDatabase('what members learned', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const figures = async () => (await testApp.call<LearningFigures>('GET', '/api/admin/learning', administrator)).body
  const review = (row: object) => {
    const { now } = testApp.clock
    const reviewed = { idea: 'who-pays', at: now, day: Math.floor(now / DAY), rating: 3, retrievability: null }
    const values = { ...reviewed, place: 'quiz' as const, answer: 0, member_id: '', quiz_id: 0, ...row }
    return database().write((db) => db.insertInto('reviews').values(values).execute())
  }
  /** A member whose first answer was ten days ago, with further ones after a few days each. */
  const aLearner = async (quizId: number, again: readonly { after: number; isRight: boolean }[], joined: string) => {
    const { id } = await aMember(database(), { joined_at: Date.parse(joined) })
    const at = testApp.clock.now - 10 * DAY
    const first = { member_id: id, quiz_id: quizId, at, day: Math.floor(at / DAY) }
    await review(first)
    for (const { after, isRight } of again) {
      const time = { at: at + after * DAY, day: first.day + after }
      const said = isRight ? { rating: 3, answer: 0 } : { rating: 1, answer: 2 }
      await review({ ...first, ...time, ...said, place: 'review', retrievability: 0.85 })
    }
  }

  test('is nothing while fewer than ten members learn', async () => {
    const { id } = await aQuiz(database(), (await aCourse(database())).id)
    for (let count = 0; count < 9; count++) {
      await aLearner(id, [{ after: 8, isRight: false }], '2026-01-15T00:00:00Z')
    }
    expect(await figures()).toEqual({ months: [], calibration: [], hardest: [], endings: [] })
  })

  test('is the share remembered at the first review after a week, by month of joining', async () => {
    const { id } = await aQuiz(database(), (await aCourse(database())).id)
    for (let count = 0; count < 10; count++) {
      // Wrong after three days is too early to count; only the first after a week does.
      await aLearner(
        id,
        [
          { after: 3, isRight: false },
          { after: 8, isRight: count < 6 },
          { after: 9, isRight: true },
        ],
        count % 2 === 0 ? '2025-11-01T00:00:00Z' : '2025-11-30T23:00:00Z',
      )
    }
    const { months, calibration, hardest } = await figures()
    expect(months).toEqual([{ month: '2025-11', members: 10, answers: 10, remembered: 0.6 }])
    expect(calibration).toHaveLength(1)
    expect(calibration[0]).toMatchObject({ answers: 39, observed: 16 / 39 })
    expect(calibration[0]?.predicted).toBeCloseTo(0.85, 10)
    const hard = hardest.find(({ quizId }) => quizId === id)
    expect(hard).toMatchObject({ answered: 40, wrong: 14, wrongChoice: 'Perhaps', wrongChoiceShare: 1 })
  })

  test('counts answers to a question only since it was last changed', async () => {
    const quiz = await aQuiz(database(), (await aCourse(database())).id)
    for (let count = 0; count < 10; count++) {
      await aLearner(quiz.id, [{ after: 8, isRight: false }], '2024-06-15T00:00:00Z')
    }
    const isHard = async () => (await figures()).hardest.some(({ quizId }) => quizId === quiz.id)
    expect(await isHard()).toBe(true)
    const body = { question: 'Why?', choices: ['a', 'b', 'c', 'd'], correctAnswer: 0, courseId: quiz.course_id }
    await testApp.call('PUT', `/api/quizzes/${quiz.id}`, { ...administrator, body })
    expect(await isHard()).toBe(false)
  })

  test('says where conversations ended, by the title that the ending has now', async () => {
    const { id, slug, title } = await aConversation(database())
    const { id: ending = '', title: endingTitle } = AN_EXAMPLE.script.endings[0] ?? {}
    const run = { conversation_id: id, version: 1, is_clear: 1 as const, facts: '[]', harms: '[]' }
    for (let count = 0; count < 10; count++) {
      const member = { member_id: (await aMember(database())).id, played_at: testApp.clock.now }
      const runs = [ending, 'gone-since'].map((reached) => ({ ...run, ...member, ending: reached }))
      await database().write((db) => db.insertInto('practice_runs').values(runs).execute())
    }
    const { endings } = await figures()
    const ofConversation = { slug, title, isClear: true, runs: 10 }
    expect(endings).toEqual([
      { ...ofConversation, ending, endingTitle },
      { ...ofConversation, ending: 'gone-since', endingTitle: 'gone-since' },
    ])
    const { body } = await testApp.call<string>('GET', '/api/admin/learning.csv', administrator)
    expect(body).toContain(endingTitle)
  })

  test('is a file too, in which no cell is a formula', async () => {
    const { id } = await aQuiz(database(), (await aCourse(database())).id, { question: '=1+1?' })
    for (let count = 0; count < 10; count++) await aLearner(id, [{ after: 8, isRight: false }], '2025-11-02T00:00:00Z')
    const { body, headers } = await testApp.call<string>('GET', '/api/admin/learning.csv', administrator)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="learning-2026-03-02.csv"')
    expect(body).toContain(`"Hardest questions","'=1+1?"`)
    expect(body).toContain('"Remembered after a week, by month of joining","2025-11"')
  })
})
