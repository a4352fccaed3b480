import type { CourseProgressRecord, CourseProgressResult } from 'contract/course-progress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const MINUTE = 60_000

describeEachDatabase('paying completions', (database) => {
  let testApp: TestApp
  const courses: number[] = []
  beforeAll(async () => {
    testApp = await startTestApp(database())
    for (let number = 0; number < 60; number++) courses.push((await aCourse(database())).id)
  })
  afterAll(() => testApp.app.close())

  const complete = ({ user, cookie }: TestMember, courseId: number) =>
    testApp.call<CourseProgressResult>('POST', `/api/users/${user.id}/course-progress/${courseId}`, {
      cookie,
      body: { watchTime: 100, isCompleted: true },
    })
  const payments = async (member: TestMember, ids: readonly number[]) => {
    const answers = await Promise.all(ids.map((id) => complete(member, id)))
    expect(answers.every(({ statusCode, body }) => statusCode === 200 && body.isCompleted)).toBe(true)
    expect(answers.every(({ body }) => ['now', 'before', 'later'].includes(body.payment))).toBe(true)
    return answers.filter(({ body }) => body.payment === 'now').length
  }

  test('stops at ten in any minute, saves the rest and makes up for it with the next call', async () => {
    const member = await testApp.register()
    expect(await payments(member, courses)).toBe(10)
    const { body: me } = await testApp.call<TestMember['user']>('GET', '/api/auth/me', { cookie: member.cookie })
    expect([me.tokens, Object.values(me.courseProgress).filter((percent) => percent === 100).length]).toEqual([150, 60])
    testApp.clock.now += MINUTE - 1
    expect(await payments(member, courses)).toBe(0)
    testApp.clock.now += 1
    expect(await payments(member, courses)).toBe(10)
  })

  test('says of a ride that it is not paid yet, and that it is once another call made up for it', async () => {
    const member = await testApp.register()
    const [last = 0, ...first] = courses.slice(0, 11)
    const path = `/api/users/${member.user.id}/course-progress/${last}`
    const payment = async () => (await testApp.call<CourseProgressRecord>('GET', path, member)).body.payment
    for (const id of first) await complete(member, id)
    expect((await complete(member, last)).body.payment).toBe('later')
    expect(await payment()).toBe('later')
    testApp.clock.now += MINUTE
    await complete(member, last)
    expect(await payment()).toBe('now')
  })

  test('stops at fifty in any day, and goes on the next', async () => {
    const member = await testApp.register()
    const paid: number[] = []
    for (let minute = 0; minute < 6; minute++) {
      paid.push(await payments(member, courses))
      testApp.clock.now += MINUTE
    }
    expect(paid).toEqual([10, 10, 10, 10, 10, 0])
    testApp.clock.now += 24 * 60 * MINUTE
    expect(await payments(member, courses)).toBe(10)
    expect(await payments(await testApp.register(), courses.slice(0, 5))).toBe(5)
  })
})
