import type { ErrorAnswer } from 'contract/common'
import type { Today } from 'contract/reviews'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000

describeEachDatabase('today', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    member = await testApp.register()
  })
  afterAll(() => testApp.app.close())

  const own = (path: string) => `/api/users/${member.user.id}${path}`
  const today = async () => (await testApp.call<Today>('GET', own('/today'), member)).body
  const post = <Body = Today>(path: string, body?: object) =>
    testApp.call<Body & ErrorAnswer>('POST', own(path), { ...member, body })

  test('begins with nothing to review, the first station and a challenge', async () => {
    expect(await today()).toEqual({
      review: { count: 0, minutes: 0, isDone: true },
      station: { missionId: 1, title: 'Attraction Village' },
      isStationDone: false,
      person: { kind: 'challenge', key: 'talk-to-10', title: 'Talk to 10 people' },
      practice: null,
      talksDue: 0,
      firstDays: true,
      firstDaysToHelp: 0,
      isAllDone: false,
      needAHand: 0,
      wasHelped: false,
    })
  })

  test('is all done after a review, a station and a person', async () => {
    const quizzes = [await aQuiz(database(), (await aCourse(database())).id), await aQuiz(database(), null)]
    const [quiz] = quizzes
    if (quiz !== undefined) await aReviewCard(database(), member.user.id, quiz)
    const { review } = await today()
    expect(review).toEqual({ count: 2, minutes: 1, isDone: false })
    for (const { id } of quizzes) await post('/reviews', { quizId: id, answer: 0 })
    await post('/complete-mission', { missionId: 1 })
    expect(await today()).toMatchObject({ review: { isDone: true }, isStationDone: true, isAllDone: false })
    await post('/challenges/talk-to-10/check-in')
    expect(await today()).toMatchObject({ station: { missionId: 2 }, person: null, isAllDone: true })
    testApp.clock.now += DAY
    expect(await today()).toMatchObject({ isStationDone: false, isAllDone: false })
  })

  test('asks the next day how it went with what a station said to try, until the answer is final', async () => {
    await post('/complete-mission', { missionId: 1 })
    expect((await today()).person?.kind).toBe('challenge')
    testApp.clock.now += DAY
    const asked = (await today()).person
    expect(asked).toMatchObject({
      kind: 'try-it',
      source: 'mission:1',
      text: expect.stringMatching(/^Talk to one person you often see/),
      askedOn: new Date(testApp.clock.now).toISOString().slice(0, 10),
    })
    expect((await post('/try-its/mission:1', { answer: 'not-yet' })).body.person).toBeNull()
    testApp.clock.now += DAY
    expect((await today()).person).toMatchObject({ kind: 'try-it', source: 'mission:1' })
    expect((await post('/try-its/mission:1', { answer: 'yes' })).body.person).toBeNull()
    await post('/try-its/mission:1', { answer: 'not-yet' })
    testApp.clock.now += DAY
    expect((await today()).person?.kind).toBe('challenge')
  })

  test('asks about the last card of a lesson, and counts the lesson as a stop', async () => {
    const lesson = await aLesson(database(), (await aCourse(database())).id)
    await database().write((db) =>
      db
        .insertInto('lesson_completions')
        .values({ member_id: member.user.id, lesson_id: lesson.id, completed_at: testApp.clock.now })
        .execute(),
    )
    expect((await today()).isStationDone).toBe(true)
    testApp.clock.now += DAY
    const { person, isStationDone } = await today()
    expect([person, isStationDone]).toMatchObject([{ kind: 'try-it', source: `lesson:${lesson.id}` }, false])
    await database().write((db) => db.updateTable('lessons').set({ is_draft: 1 }).where('id', '=', lesson.id).execute())
    expect((await today()).person?.kind).toBe('challenge')
  })

  test('never asks after two weeks', async () => {
    await post('/complete-mission', { missionId: 1 })
    testApp.clock.now += 15 * DAY
    expect((await today()).person?.kind).toBe('challenge')
    expect((await post('/try-its/mission:1', { answer: 'yes' })).body.code).toBe('TRY_IT_NOT_FOUND')
  })

  test.each([
    ['/try-its/mission:2', { answer: 'yes' }, 404],
    ['/try-its/lesson:99999', { answer: 'yes' }, 404],
    ['/try-its/mission:1', { answer: 'maybe' }, 400],
    ['/try-its/course:1', { answer: 'yes' }, 400],
    ['/try-its/mission:0', { answer: 'yes' }, 400],
    ['/try-its/mission:1', {}, 400],
  ])('refuses %s with %j', async (path, body, status) => {
    expect((await post(path, body)).statusCode).toBe(status)
  })
})
