import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CONTENT, codeOf, courseCalls, emptyCatalogue } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMaterial, aMember, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the order of courses', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())
  beforeEach(() => emptyCatalogue(database()))
  const { list, create, put, remove } = courseCalls(
    () => testApp,
    () => administrator,
  )

  test('closes the gap that a deleted one leaves; it, takes its quizzes along and keeps what was earned', async () => {
    const [one, two, three] = [await create(), await create(), await create()]
    const quiz = await aQuiz(database(), two.id)
    await aMaterial(database(), two.id)
    const earner = await aMember(database(), { tokens: 15, leaderboard_pts: 25 })
    expect((await remove(two.id)).statusCode).toBe(204)
    expect((await list()).map(({ id, order }) => [id, order])).toEqual([
      [one.id, 1],
      [three.id, 2],
    ])
    expect(codeOf(await testApp.call('GET', `/api/courses/${two.id}`))).toEqual([404, 'COURSE_NOT_FOUND'])
    expect(codeOf(await remove(two.id))).toEqual([404, 'COURSE_NOT_FOUND'])
    const { read } = database()
    const kept = await read.selectFrom('quizzes').selectAll().where('id', '=', quiz.id).executeTakeFirstOrThrow()
    expect(kept.deleted_at).not.toBeNull()
    const { tokens } = await read
      .selectFrom('members')
      .select('tokens')
      .where('id', '=', earner.id)
      .executeTakeFirstOrThrow()
    expect(tokens).toBe(15)
  })

  test('keep places from 1 to n through any sequence of creating, moving and deleting', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('create' as const) }),
      fc.record({ do: fc.constant('move' as const), which: fc.nat(9), order: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ do: fc.constant('delete' as const), which: fc.nat(9) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const course of await list(administrator)) await remove(course.id)
        const expected: number[] = []
        for (const each of steps) {
          if (each.do === 'create') expected.push((await create()).id)
          else if (expected.length > 0) {
            const index = each.which % expected.length
            const [id = 0] = expected.splice(index, 1)
            if (each.do === 'delete') await remove(id)
            else {
              expected.splice(each.order - 1, 0, id)
              await put(id, { ...CONTENT, order: each.order })
            }
          }
        }
        const places = (await list(administrator)).map(({ id, order }) => [id, order])
        expect(places).toEqual(expected.map((id, index) => [id, index + 1]))
      }),
      { numRuns: 25 },
    )
  })

  test('keep places from 1 to n when many administrators create, move and delete at once', async () => {
    const courses = await Promise.all(Array.from({ length: 8 }, () => create()))
    await Promise.all([
      ...courses.slice(0, 5).map(({ id }, index) => put(id, { ...CONTENT, order: 8 - index })),
      ...courses.slice(5, 7).map(({ id }) => remove(id)),
      create(),
      create(),
    ])
    expect((await list()).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
