import type { ErrorAnswer } from 'contract/common'
import type { CourseProgress, CourseProgressRecord, CourseProgressResult } from 'contract/course-progress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { type Method, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('course progress', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const call = <Body = CourseProgressResult>(method: Method, member: TestMember, path: string, body?: unknown) =>
    testApp.call<Body>(method, `/api/users/${member.user.id}/course-progress${path}`, {
      cookie: member.cookie,
      ...(body === undefined ? {} : { body }),
    })
  const save = (member: TestMember, courseId: number, watchTime: unknown, isCompleted: unknown = false) =>
    call('POST', member, `/${courseId}`, { watchTime, isCompleted })
  const reset = (member: TestMember, courseId: number) => call('POST', member, `/${courseId}/reset`)
  const answer = ({ user, cookie }: TestMember, quizId: number, choice: number) =>
    testApp.call('POST', `/api/users/${user.id}/quiz-answer`, { cookie, body: { quizId, answer: choice } })
  const me = async ({ cookie }: TestMember) =>
    (await testApp.call<TestMember['user']>('GET', '/api/auth/me', { cookie })).body
  const ledgerOf = ({ user }: TestMember) =>
    database()
      .read.selectFrom('ledger')
      .select(['kind', 'reference', 'tokens', 'points'])
      .where('member_id', '=', user.id)
      .orderBy('reference')
      .execute()

  test('that does not exist yet is all zeros, and the list is empty', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const one = await call<CourseProgress>('GET', member, `/${id}`)
    expect([one.statusCode, one.body]).toEqual([200, { courseId: id, watchTime: 0, isCompleted: false }])
    expect((await call<CourseProgress[]>('GET', member, '')).body).toEqual([])
    expect(await me(member)).toMatchObject({ courseProgress: {}, quizCorrect: {} })
  })

  test('only rises, and completed stays completed', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const seen: unknown[] = []
    for (const [watchTime, isCompleted] of [
      [40, false],
      [30, false],
      [90, true],
      [10, false],
    ] as const) {
      const { body } = await save(member, id, watchTime, isCompleted)
      seen.push([body.watchTime, body.isCompleted, body.user.courseProgress[id]])
    }
    expect(seen).toEqual([
      [40, false, 64],
      [40, false, 64],
      [90, true, 100],
      [90, true, 100],
    ])
    expect((await call<CourseProgress[]>('GET', member, '')).body).toEqual([
      { courseId: id, watchTime: 90, isCompleted: true },
    ])
  })

  test('completed the first time pays 15 tokens and 25 points and says so; afterwards it says no', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const first = await save(member, id, 100, true)
    expect([first.statusCode, first.body.payment]).toEqual([200, 'now'])
    expect(first.body.user).toMatchObject({ tokens: 15, leaderboardPts: 25, courseProgress: { [id]: 100 } })
    const again = await save(member, id, 100, true)
    expect(again.body).toEqual({ ...first.body, payment: 'before' })
    expect(await ledgerOf(member)).toEqual([{ kind: 'course', reference: String(id), tokens: 15, points: 25 }])
  })

  test('read again says whether this ride was paid, or one before a reset', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const payment = async () => (await call<CourseProgressRecord>('GET', member, `/${id}`)).body.payment
    await save(member, id, 100)
    expect(await payment()).toBeUndefined()
    await save(member, id, 100, true)
    await save(member, id, 100, true)
    expect(await payment()).toBe('now')
    testApp.clock.now += 1
    await reset(member, id)
    expect(await payment()).toBeUndefined()
    await save(member, id, 100, true)
    expect(await payment()).toBe('before')
  })

  test('in percent is six tenths video and four tenths quizzes, computed by the server', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const quizzes = [await aQuiz(database(), id), await aQuiz(database(), id), await aQuiz(database(), id)]
    const percent = async () => (await me(member)).courseProgress[id]
    await answer(member, quizzes[0]?.id ?? 0, 0)
    expect(await percent()).toBe(13)
    await answer(member, quizzes[1]?.id ?? 0, 3)
    expect(await percent()).toBe(13)
    await save(member, id, 50)
    expect(await percent()).toBe(43)
    await save(member, id, 50, true)
    expect(await percent()).toBe(73)
    for (const quiz of quizzes) await answer(member, quiz.id, 0)
    expect(await percent()).toBe(100)
  })

  test('in a course without a video has the video behind it', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database(), { video_url: null })]
    await aQuiz(database(), id)
    expect((await save(member, id, 0)).body.user.courseProgress).toEqual({ [id]: 60 })
  })

  test('is begun by answering a quiz, and general quizzes belong to no course', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const [ofCourse, general] = [await aQuiz(database(), id), await aQuiz(database(), null)]
    await answer(member, general.id, 0)
    expect((await call<CourseProgress[]>('GET', member, '')).body).toEqual([])
    await answer(member, ofCourse.id, 3)
    expect((await call<CourseProgress[]>('GET', member, '')).body).toHaveLength(1)
    const quizCorrect = { [general.id]: true, [ofCourse.id]: false }
    expect(await me(member)).toMatchObject({ courseProgress: { [id]: 0 }, quizCorrect })
  })

  test('after a reset has no record, with its quizzes and no others unanswered, and nothing taken back', async () => {
    const [member, { id }, other] = [await testApp.register(), await aCourse(database()), await aCourse(database())]
    const [quiz, elsewhere] = [await aQuiz(database(), id), await aQuiz(database(), other.id)]
    for (const { id: quizId } of [quiz, elsewhere]) await answer(member, quizId, 0)
    await save(member, id, 100, true)
    const { statusCode, body } = await reset(member, id)
    expect([statusCode, body]).toEqual([
      200,
      { ...body, courseId: id, watchTime: 0, isCompleted: false, payment: 'none' },
    ])
    expect(body.user).toMatchObject({ tokens: 15, leaderboardPts: 45 })
    expect([body.user.quizCorrect, body.user.courseProgress]).toEqual([{ [elsewhere.id]: true }, { [other.id]: 40 }])
  })

  test('after a reset is that of a course that was never begun, also where a course has no quizzes', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    await save(member, id, 50)
    expect((await reset(member, id)).body.user.courseProgress).toEqual({})
    expect((await call<CourseProgress[]>('GET', member, '')).body).toEqual([])
    const one = await call<CourseProgress>('GET', member, `/${id}`)
    expect(one.body).toEqual({ courseId: id, watchTime: 0, isCompleted: false })
    expect((await save(member, id, 0)).body.user.courseProgress).toEqual({ [id]: 40 })
  })

  test('of a course that was not begun can be reset: nothing changes', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    expect((await reset(member, id)).body).toMatchObject({ watchTime: 0, isCompleted: false, user: member.user })
    expect((await call<CourseProgress[]>('GET', member, '')).body).toEqual([])
  })

  test('reset, retaken and completed a hundred times is paid once in total', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const quiz = await aQuiz(database(), id)
    let paid = 0
    for (let round = 0; round < 100; round++) {
      await answer(member, quiz.id, 0)
      if ((await save(member, id, 100, true)).body.payment === 'now') paid += 1
      expect((await reset(member, id)).body.user.courseProgress).toEqual({})
    }
    expect(paid).toBe(1)
    expect((await ledgerOf(member)).map(({ kind }) => kind).sort()).toEqual(['course', 'quiz'])
    expect(await me(member)).toMatchObject({ tokens: 15, leaderboardPts: 35 })
  })

  test('completed fifty times at once is paid once, and after a reset not at all', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => save(member, id, 100, true)))
    const first = await fifty()
    expect(first.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(first.filter(({ body }) => body.payment === 'now')).toHaveLength(1)
    await reset(member, id)
    expect((await fifty()).filter(({ body }) => body.payment === 'now')).toEqual([])
    expect(await ledgerOf(member)).toHaveLength(1)
  })

  test.each([-1, 101, 1e9, 50.5, '50', null, true, [50], undefined])(
    'takes no %j for a watch time, and keeps nothing',
    async (watchTime) => {
      const [member, { id }] = [await testApp.register(), await aCourse(database())]
      expect((await save(member, id, watchTime, true)).statusCode).toBe(400)
      expect((await call<CourseProgress[]>('GET', member, '')).body).toEqual([])
      expect(await ledgerOf(member)).toEqual([])
    },
  )

  test.each([1, 'true', null, undefined])('takes no %j for completed', async (isCompleted) => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const body = { watchTime: 5, isCompleted }
    expect((await call('POST', member, `/${id}`, body)).statusCode).toBe(400)
  })

  test('in a hidden, deleted or unknown course is COURSE_NOT_FOUND, and in no list', async () => {
    const member = await testApp.register()
    const [hidden, deleted] = [await aCourse(database()), await aCourse(database())]
    for (const { id } of [hidden, deleted]) await save(member, id, 100, true)
    const set = (id: number, values: object) =>
      database().write((db) => db.updateTable('courses').set(values).where('id', '=', id).execute())
    await set(hidden.id, { is_public: 0 })
    await set(deleted.id, { deleted_at: 1 })
    const bodies = new Set<string>()
    for (const id of [hidden.id, deleted.id, 99_999]) {
      for (const answer of [
        await call<ErrorAnswer>('GET', member, `/${id}`),
        await save(member, id, 100, true),
        await reset(member, id),
      ]) {
        bodies.add(JSON.stringify(answer.body))
        expect(answer.statusCode).toBe(404)
      }
    }
    expect([...bodies]).toEqual([expect.stringContaining('"COURSE_NOT_FOUND"')])
    expect((await call<CourseProgress[]>('GET', member, '')).body).toEqual([])
  })

  test('of a course that was deleted keeps its percent and what it paid', async () => {
    const [member, administrator] = [await testApp.register(), await testApp.administrator()]
    const { id } = await aCourse(database())
    const [one, other] = [await aQuiz(database(), id), await aQuiz(database(), id)]
    await answer(member, one.id, 0)
    await save(member, id, 100, true)
    expect((await me(member)).courseProgress[id]).toBe(80)
    const gone = await testApp.call('DELETE', `/api/courses/${id}`, { cookie: administrator.cookie })
    expect(gone.statusCode).toBe(204)
    expect(await me(member)).toMatchObject({ courseProgress: { [id]: 80 }, tokens: 15, leaderboardPts: 35 })
    expect(await answer(member, other.id, 0)).toMatchObject({ statusCode: 404 })
  })

  test('counts a quiz that was deleted alone no more', async () => {
    const [member, administrator] = [await testApp.register(), await testApp.administrator()]
    const { id } = await aCourse(database())
    const [right, wrong] = [await aQuiz(database(), id), await aQuiz(database(), id)]
    await answer(member, right.id, 0)
    expect((await me(member)).courseProgress[id]).toBe(20)
    await testApp.call('DELETE', `/api/quizzes/${wrong.id}`, { cookie: administrator.cookie })
    expect((await me(member)).courseProgress[id]).toBe(40)
  })

  test('lets an administrator ride a hidden course', async () => {
    const [administrator, { id }] = [await testApp.administrator(), await aCourse(database(), { is_public: 0 })]
    expect((await save(administrator, id, 100, true)).body.payment).toBe('now')
    expect((await call<CourseProgress[]>('GET', administrator, '')).body).toHaveLength(1)
  })

  test('of another member is refused by every call and isn’t changed', async () => {
    const [member, victim, { id }] = [await testApp.register(), await testApp.register(), await aCourse(database())]
    const base = `/api/users/${victim.user.id}/course-progress`
    const calls: [Method, string, object?][] = [
      ['GET', base],
      ['GET', `${base}/${id}`],
      ['POST', `${base}/${id}`, { watchTime: 100, isCompleted: true }],
      ['POST', `${base}/${id}/reset`],
    ]
    for (const [method, url, body] of calls) {
      const answer = await testApp.call(method, url, { cookie: member.cookie, ...(body ? { body } : {}) })
      expect([answer.statusCode, answer.body.code]).toEqual([403, 'NOT_YOURS'])
    }
    expect(await me(victim)).toEqual(victim.user)
  })
})
