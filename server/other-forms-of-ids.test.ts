import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { PERMISSION_MATRIX } from '#server/testing/permission-matrix.ts'
import { type Method, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

/** Ways to write a member's id so that the guard might read another id than the query. */
const FORMS: Record<string, (id: string, own: string) => string> = {
  'as it is': (id) => id,
  'percent-encoded': (id) => [...id].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
  'in upper case': (id) => id.toUpperCase(),
  'with spaces': (id) => `%20${id}%20`,
  'with a null sign': (id) => `${id}%00`,
  'behind their own': (id, own) => `${own}%2F..%2F${id}`,
  'after a step back': (id, own) => `${own}/../${id}`,
  'twice, with a comma': (id, own) => `${own},${id}`,
  'as a number': () => '1',
}

/** The calls that take a member's id in their path, those of administrators too. */
const ROWS = PERMISSION_MATRIX.filter(({ call }) => /\/(users|members)\/:id/.test(call))

describeEachDatabase('the id of another member', (database) => {
  let testApp: TestApp
  let victim: TestMember
  let stranger: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    victim = await testApp.register()
    stranger = await testApp.register()
  })
  afterAll(() => testApp.app.close())

  test.each(ROWS.flatMap((row) => Object.keys(FORMS).map((form) => ({ row, call: row.call, form }))))(
    'opens nothing to a stranger at $call when it is written $form',
    async ({ row, form }) => {
      const [method, pattern = ''] = row.call.split(' ')
      const url = pattern
        .replace(':id', FORMS[form]?.(victim.user.id, stranger.user.id) ?? '')
        .replace(':key', 'talk-to-10')
        .replace(/:\w+/, '1')
      const before = await read(testApp, victim)
      const body = typeof row.body === 'object' ? row.body : undefined
      const answer = await testApp.call(method as Method, url, { cookie: stranger.cookie, ...(body ? { body } : {}) })
      expect([400, 403, 404]).toContain(answer.statusCode)
      expect(await read(testApp, victim)).toEqual(before)
    },
  )

  test('is refused with the same words as one that nobody has', async () => {
    const ask = (id: string) => testApp.call('GET', `/api/users/${id}/ledger`, { cookie: stranger.cookie })
    const [known, unknown] = [await ask(victim.user.id), await ask('x'.repeat(victim.user.id.length))]
    expect([known.statusCode, unknown.statusCode]).toEqual([403, 403])
    expect(unknown.body).toEqual(known.body)
  })
})

/** Everything that another member might have changed. */
async function read({ call }: TestApp, { user, cookie }: TestMember) {
  const parts = ['ledger', 'course-progress', 'rewards', 'contacts', 'sessions', 'challenges']
  const answers = await Promise.all(parts.map((part) => call('GET', `/api/users/${user.id}/${part}`, { cookie })))
  const me = await call('GET', '/api/auth/me', { cookie })
  return [me, ...answers].map(({ statusCode, body }) => ({ statusCode, body }))
}
