import type { Memory } from 'contract/reviews'
import { signalFor } from 'game/reviews'
import { fsrs } from 'ts-fsrs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { reviewCalls } from '#server/testing/review-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { rebuildCards } from './public.ts'

const DAY = 24 * 3_600_000
const QUARTER = 15 * 60_000
const PER_DAY = 5
const [RIGHT, WRONG] = [0, 1]

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9, maximum_interval: 365 })

/** What the test itself knows of a card, by the number of the simulated day. */
type Card = { quizId: number; memory: ReturnType<typeof scheduler.next_state>; lastDay: number; dueDay: number }

const graded = (memory: Card['memory'] | null, elapsed: number, grade: number, day: number) => {
  const next = scheduler.next_state(memory, elapsed, grade)
  return { memory: next, lastDay: day, dueDay: day + scheduler.next_interval(next.stability, 0) }
}

/** The first or the last quarter of an hour of a date in a zone: a scheduler that counted UTC days would miscount. */
function momentOn(date: string, timeZone: string, isEarly: boolean): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const from = Date.parse(`${date}T00:00:00Z`) - DAY
  const quarters = Array.from({ length: 3 * 96 }, (_, index) => from + index * QUARTER)
  const own = quarters.filter((at) => format.format(at) === date)
  const at = isEarly ? own[0] : own.at(-1)
  if (at === undefined) throw new Error(`${date} isn't a date in ${timeZone}`)
  return at
}

const dateOf = (day: number) => new Date(Date.parse('2026-03-02') + day * DAY).toISOString().slice(0, 10)

// In St John's a day of 23 hours is among them: clocks went forward on 8 March 2026.
describeEachDatabase('a member over thirty days', (database) => {
  let testApp: TestApp
  let member: TestMember
  let calls: ReturnType<typeof reviewCalls>
  beforeAll(async () => {
    testApp = await startTestApp(database())
    calls = reviewCalls(testApp, () => member)
  })
  afterAll(() => testApp.app.close())

  test.each(['Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kolkata'])(
    'in %s finds the right queue, pay and signals on each day, and the cards can be made again from the log',
    async (timeZone) => {
      testApp.clock.now = momentOn(dateOf(0), timeZone, true)
      member = await testApp.register()
      await calls.change({ timeZone, reviewsPerDay: PER_DAY })
      const { id: courseId } = await aCourse(database())
      const cards: Card[] = []
      const paid: { reference: string; tokens: number; points: number }[] = []
      for (let day = 0; day < 30; day++) {
        if (day % 5 === 3) continue
        testApp.clock.now = momentOn(dateOf(day), timeZone, day % 2 === 0)
        const expected = cards.filter(({ dueDay }) => dueDay <= day).toSorted((a, b) => a.dueDay - b.dueDay)
        const { due, waiting, perDay } = await calls.reviews()
        const asked = due.map(({ quizId }) => cards.find((card) => card.quizId === quizId))
        expect([waiting, perDay]).toEqual([expected.length, PER_DAY])
        expect(asked.map((card) => card?.dueDay)).toEqual(expected.slice(0, PER_DAY).map(({ dueDay }) => dueDay))
        let right = 0
        for (const [index, card] of asked.entries()) {
          if (card === undefined) throw new Error('A question was due that was never answered.')
          const answer = (card.quizId + day) % 4 === 0 ? WRONG : RIGHT
          const guessed = (card.quizId + day) % 7 === 0
          right += answer === RIGHT ? 1 : 0
          Object.assign(card, graded(card.memory, day - card.lastDay, answer === RIGHT && !guessed ? 3 : 1, day))
          const { body } = await calls.review(card.quizId, answer, { guessed })
          const isLast = index === asked.length - 1
          expect([body.nextDueOn, body.finishedToday]).toEqual([dateOf(card.dueDay), isLast])
          expect(body.pointsEarned).toBe(isLast ? right : 0)
        }
        if (right > 0) paid.push({ reference: dateOf(day), tokens: 0, points: right })
        for (let count = 0; day < 10 && count < 2; count++) {
          const { id: quizId } = await aQuiz(database(), courseId)
          const answer = quizId % 3 === 0 ? WRONG : RIGHT
          await calls.firstAnswer(quizId, answer)
          cards.push({ quizId, ...graded(null, 0, answer === RIGHT ? 3 : 1, day) })
        }
        const { body } = await testApp.call<Memory>('GET', `/api/users/${member.user.id}/memory`, member)
        const recall = cards.map((card) =>
          scheduler.forgetting_curve(Math.max(1, day - card.lastDay), card.memory.stability),
        )
        const mean = recall.reduce((sum, each) => sum + each, 0) / recall.length
        const course = body.courses.find(({ id }) => id === courseId)
        expect(course).toMatchObject({ met: cards.length, ideas: cards.length, signal: signalFor(mean) })
        expect(course?.retrievability).toBeCloseTo(mean, 10)
        expect(body.ideas).toHaveLength(cards.length)
        expect(body.calendar.at(-1)?.date).toBe(dateOf(day))
      }
      expect(paid.length).toBeGreaterThan(15)
      expect(await calls.payments()).toEqual(paid)
      const rows = () =>
        database()
          .read.selectFrom('review_cards')
          .selectAll()
          .where('member_id', '=', member.user.id)
          .orderBy('idea')
          .execute()
      const before = await rows()
      expect(before).toHaveLength(cards.length)
      await database().write((db) =>
        db.updateTable('review_cards').set({ stability: 99, due_day: 0, reps: 0 }).execute(),
      )
      await rebuildCards(database(), 0.9)
      expect(await rows()).toEqual(before)
    },
    60_000,
  )
})
