import type { AuditPage } from 'contract/audit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteExpiredAuditEntries, recordEvent } from '#server/features/audit/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { mailedToken } from '#server/testing/mail-links.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const TWO_YEARS = 730 * 24 * 3_600_000

describeEachDatabase('the security of an account', (database) => {
  let testApp: TestApp
  let chief: TestMember
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    chief = await testApp.administrator()
  })
  beforeEach(async () => {
    member = await testApp.register()
  })
  afterAll(() => testApp.app.close())

  const read = (query: string, { cookie } = chief) =>
    testApp.call<AuditPage>('GET', `/api/admin/audit?${query}`, { cookie })
  const eventsOf = async ({ user }: TestMember) => (await read(`person=${user.id}`)).body.entries
  const kindsOf = async (person: TestMember) => (await eventsOf(person)).map(({ kind }) => kind)
  const logIn = (password = 'first-class', { email } = member) =>
    testApp.call('POST', '/api/auth/login', { body: { email, password }, ip: '2001:db8:1:2:3::4' })
  const own = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    testApp.call(method, `/api/users/${member.user.id}${path}`, { cookie: member.cookie, body })

  test('is told of: who signed in or failed to, from which address block, by which route', async () => {
    await logIn()
    await logIn('wrong-class')
    await expect.poll(() => kindsOf(member)).toEqual(['sign-in-failed', 'signed-in', 'signed-in'])
    const person = { id: member.user.id, name: 'Maya Okafor', email: member.email }
    const place = { addressBlock: '2001:db8:1:2::/64', route: 'POST /api/auth/login' }
    expect(await eventsOf(member)).toMatchObject([
      { actorKind: 'visitor', actor: null, target: person, outcome: 'refused', ...place },
      { actorKind: 'member', actor: person, target: person, outcome: 'ok', ...place },
      { route: 'POST /api/auth/register' },
    ])
  })

  test('records a changed password, the end of other sessions and a logout', async () => {
    await own('POST', '/password', { current: 'first-class', password: 'second-class' })
    await own('DELETE', '/sessions')
    await testApp.call('POST', '/api/auth/logout', { cookie: member.cookie })
    expect(await kindsOf(member)).toEqual(['logged-out', 'sessions-ended', 'password-changed', 'signed-in'])
  })

  test('records a changed email, with both addresses', async () => {
    const email = `new-${member.email}`
    await own('POST', '/email', { current: 'first-class', email })
    const token = await mailedToken(testApp, email, 'change-email')
    await testApp.call('POST', '/api/auth/verify-email', { body: { token } })
    const [changed] = await eventsOf(member)
    expect(changed).toMatchObject({ kind: 'email-changed', before: JSON.stringify({ email: member.email }) })
    expect(changed?.after).toBe(JSON.stringify({ email }))
  })

  test('records the login of a suspended member with the right password', async () => {
    const url = `/api/admin/members/${member.user.id}/suspension`
    await testApp.call('POST', url, { cookie: chief.cookie, body: { isSuspended: true } })
    expect((await logIn()).statusCode).toBe(403)
    expect(await eventsOf(member)).toMatchObject([
      { kind: 'sign-in-refused', outcome: 'refused' },
      { kind: 'suspension-changed', actor: { email: chief.email }, after: '{"isSuspended":true}' },
      { kind: 'signed-in' },
    ])
  })

  test('is told of at most 60 times an hour and kind', async () => {
    const actor = { memberId: member.user.id, addressBlock: '203.0.113.7', route: 'POST /api/auth/login' }
    await database().write(async (db) => {
      for (let count = 0; count < 70; count++) {
        await recordEvent(db, actor, { kind: 'sign-in-failed', at: testApp.clock.now, outcome: 'refused' })
      }
    })
    const { count } = await database()
      .read.selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('target_id', '=', member.user.id)
      .where('kind', '=', 'sign-in-failed')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(60)
  })

  test('is in the export, and once the account is deleted no longer identifies the member', async () => {
    const url = `/api/users/${member.user.id}`
    const exported = await testApp.call<{ securityEvents: unknown[] }>('GET', `${url}/export`, member)
    expect(exported.body.securityEvents).toMatchObject([{ kind: 'signed-in', outcome: 'ok' }])
    await testApp.call('POST', `/api/admin/members/${member.user.id}/adjustments`, {
      cookie: chief.cookie,
      body: { tokens: 5, points: 0, reason: 'For Maya Okafor' },
    })
    expect((await own('DELETE', '', { password: 'first-class' })).statusCode).toBe(204)
    const nobody = { id: member.user.id, name: 'Former member', email: null }
    const events = await eventsOf(member)
    expect(events.map(({ kind }) => kind)).toEqual(['account-deleted', 'balance-adjusted', 'signed-in'])
    for (const event of events) expect(event).toMatchObject({ target: nobody, before: null, after: null })
    expect(events.map(({ addressBlock }) => addressBlock)).toEqual([null, '127.0.0.1', null])
    const german = { cookie: chief.cookie, headers: { 'accept-language': 'de' } }
    const { body: file } = await testApp.call<string>('GET', `/api/admin/audit.csv?person=${member.user.id}`, german)
    expect(String(file)).toContain('"Ehemaliges Mitglied"')
  })

  describe('and the acts of administrators', () => {
    test('are listed newest first, each once over all pages, by person and by kind', async () => {
      const all: number[] = []
      for (let next: string | null = ''; next !== null; ) {
        const { body } = await read(next === '' ? '' : `after=${next}`)
        all.push(...body.entries.map(({ id }) => id))
        next = body.next
      }
      const { count } = await database()
        .read.selectFrom('audit_log')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(all).toEqual([...new Set(all)].sort((a, b) => b - a))
      expect(all).toHaveLength(Number(count))
      const byKind = (await read('kind=signed-in')).body.entries
      expect(new Set(byKind.map(({ kind }) => kind))).toEqual(new Set(['signed-in']))
      const byEmail = (await read(`person=${member.email.toUpperCase().slice(0, 10)}`)).body.entries
      expect(byEmail.map(({ target }) => target?.id)).toEqual([member.user.id])
      expect((await read('kind=nonsense')).statusCode).toBe(400)
      expect((await read('after=2147483648')).statusCode).toBe(400)
      expect((await read('person=%25')).body.entries).toEqual([])
    })

    test('are found by a name that begins with É, however it is typed', async () => {
      const { id } = member.user
      const name = 'Élodie Morel'
      await database().write((db) => db.updateTable('members').set({ name }).where('id', '=', id).execute())
      for (const person of ['Élodie', 'élodie', 'ÉLODIE M']) {
        const { body } = await read(`person=${encodeURIComponent(person)}`)
        expect(body.entries, person).toMatchObject([{ kind: 'signed-in', target: { id, name } }])
      }
    })

    test('come as a file that no spreadsheet runs', async () => {
      const { cookie, user } = await testApp.register()
      const email = '=1+1@example.com'
      await database().write((db) => db.updateTable('members').set({ email }).where('id', '=', user.id).execute())
      await testApp.call('DELETE', `/api/users/${user.id}/sessions`, { cookie })
      const { body, headers } = await testApp.call<string>('GET', `/api/admin/audit.csv?person=${user.id}`, chief)
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-2026-03-02.csv"',
      })
      const lines = String(body).split('\r\n')
      expect(lines[0]).toContain('"Time","Kind","Outcome"')
      expect(lines[1]).toContain(`"sessions-ended","ok","member","'${email}"`)
      expect(lines).toHaveLength(4)
    })

    test('are kept for two years', async () => {
      const times = async () => {
        const rows = database().read.selectFrom('audit_log').select('at').where('target_id', '=', member.user.id)
        return (await rows.orderBy('id').execute()).map(({ at }) => at)
      }
      const began = testApp.clock.now
      testApp.clock.now += TWO_YEARS
      await logIn()
      await deleteExpiredAuditEntries(testApp.deps)
      expect(await times()).toEqual([began, began + TWO_YEARS])
      testApp.clock.now += 1
      await logIn()
      await deleteExpiredAuditEntries(testApp.deps)
      expect(await times()).toEqual([began + TWO_YEARS, began + TWO_YEARS + 1])
    })
  })
})
