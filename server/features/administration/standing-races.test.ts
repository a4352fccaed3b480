import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

describeEachDatabase('a member', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  // An administrator's id is drawn, and lies between the two.
  test.each(['-first', 'zzz-last'])('whose id comes %s is suspended and let back many times at once', async (id) => {
    const { cookie } = await testApp.administrator()
    await aMember(database(), { id })
    const url = `/api/admin/members/${id}/suspension`
    const changes = Array.from({ length: 60 }, (_, number) =>
      testApp.call('POST', url, { cookie, body: { isSuspended: number % 2 === 0 } }),
    )
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })
})
