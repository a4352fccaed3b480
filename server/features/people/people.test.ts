import type { ErrorAnswer } from 'contract/common'
import type { LoggedTalk, People, Person } from 'contract/people'
import type { Today } from 'contract/reviews'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUpOnce } from '#server/housekeeping.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aPerson, aTalk } from '#server/testing/people.ts'
import { type Method, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000

describeEachDatabase('the list of people', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    member = await testApp.register()
  })
  afterAll(() => testApp.app.close())

  const call = <Body = Person>(method: Method, path: string, body?: object, key?: string, as = member) =>
    testApp.call<Body & ErrorAnswer>(method, `/api/users/${member.user.id}/people${path}`, {
      cookie: as.cookie,
      ...(body ? { body } : {}),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
  const list = async () => (await call<People>('GET', '')).body
  const add = async (body: object) => (await call('POST', '', body)).body
  const talk = async (id: string, body: object, key?: string) =>
    (await call<LoggedTalk>('POST', `/${id}/talks`, body, key)).body
  const due = async () => (await testApp.call<Today>('GET', `/api/users/${member.user.id}/today`, member)).body.talksDue
  /** Everything of it that is in the database, as text. */
  const stored = async () => {
    const tables = ['people', 'talks', 'idempotency_keys'] as const
    const rows = await Promise.all(tables.map((table) => database().read.selectFrom(table).selectAll().execute()))
    return JSON.stringify(rows)
  }

  test('begins empty, and holds what was written', async () => {
    expect(await list()).toEqual({ today: '2026-03-02', people: [] })
    const written = { name: ' Ana Duarte ', how: 'From the gym', channel: 'WhatsApp', notes: 'Two\nlines' }
    const created = await call('POST', '', { ...written, nextStep: 'Ask about Rome', nextOn: '2026-03-04' })
    expect(created.statusCode).toBe(201)
    expect(created.body).toMatchObject({ ...written, name: 'Ana Duarte', state: 'to-meet', saidNo: false, history: [] })
    const { notes, history, ...listed } = created.body
    expect((await list()).people).toEqual([listed])
    expect((await call('GET', `/${created.body.id}`)).body).toEqual(created.body)
  })

  test('is encrypted in the database, what was sent with a key included', async () => {
    const secrets = ['Zora Quist', 'Choir practice', 'Signal', 'Allergic to nuts', 'Bring the book', 'Spoke of moving']
    const [name, how, channel, notes, nextStep, note] = secrets
    const { body } = await call('POST', '', { name, how, channel, notes, nextStep }, 'add-zora')
    await talk(body.id, { outcome: 'listened', note, nextStep }, 'talk-zora')
    await call('POST', '/import', { people: [{ name, notes }] }, 'import-zora')
    const text = await stored()
    expect(text).toContain('add-zora')
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test('a text that was put into another row, or another member’s, opens nowhere', async () => {
    const [ana, ben] = [await add({ name: 'Ana' }), await add({ name: 'Ben' })]
    const { sealed } = await database()
      .read.selectFrom('people')
      .select('sealed')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow()
    await database().write((db) => db.updateTable('people').set({ sealed }).where('id', '=', ben.id).execute())
    expect((await call('GET', `/${ben.id}`)).statusCode).toBe(500)
    expect((await call('GET', `/${ana.id}`)).statusCode).toBe(200)
    const stranger = await testApp.register()
    await aPerson(testApp.deps, stranger.user.id, { id: ana.id, sealed } as object)
    const answer = await testApp.call('GET', `/api/users/${stranger.user.id}/people/${ana.id}`, stranger)
    expect(answer.statusCode).toBe(500)
  })

  test('belongs to the member alone: 403 for others and administrators, 404 for another’s person', async () => {
    const { id } = await add({ name: 'Ana' })
    const [stranger, administrator] = [await testApp.register(), await testApp.administrator()]
    for (const other of [stranger, administrator]) {
      expect((await call('GET', '', undefined, undefined, other)).statusCode).toBe(403)
      expect((await call('GET', `/${id}`, undefined, undefined, other)).statusCode).toBe(403)
      const own = `/api/users/${other.user.id}/people/${id}`
      for (const [method, path, body] of [
        ['GET', own],
        ['PATCH', own, { name: 'Mine' }],
        ['DELETE', own],
        ['POST', `${own}/talks`, { outcome: 'no' }],
      ] as const) {
        const { statusCode, body: said } = await testApp.call(method, path, { cookie: other.cookie, body })
        expect([statusCode, said.code]).toEqual([404, 'PERSON_NOT_FOUND'])
      }
    }
    expect((await call('GET', `/${id}`)).body.name).toBe('Ana')
  })

  test('takes a change, empties what is null, and keeps what is absent', async () => {
    const { id } = await add({ name: 'Ana', how: 'Gym', notes: 'Tea', nextStep: 'Call', nextOn: '2026-03-04' })
    const first = await call('PATCH', `/${id}`, { name: 'Ana D.', how: null, nextOn: null })
    expect(first.body).toMatchObject({ name: 'Ana D.', how: '', notes: 'Tea', nextStep: 'Call', nextOn: null })
    const over = await call('PATCH', `/${id}`, { state: 'no', nextOn: '2026-03-09' })
    expect(over.body).toMatchObject({ state: 'no', saidNo: true, nextStep: null, nextOn: null })
  })

  test('refuses a change by one who has not seen the last (CHANGED_MEANWHILE)', async () => {
    const { id, updatedAt } = await add({ name: 'Ana' })
    const first = await call('PATCH', `/${id}`, { notes: 'From one tab', updatedAt })
    expect(first.statusCode).toBe(200)
    const second = await call('PATCH', `/${id}`, { notes: 'From another', updatedAt })
    expect([second.statusCode, second.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(second.body.message).toMatch(/^This person’s details have changed/)
    expect((await call('GET', `/${id}`)).body.notes).toBe('From one tab')
  })

  test('a talk moves the person on, with the next step that is suggested', async () => {
    const { id } = await add({ name: 'Ana' })
    const { person, talkId } = await talk(id, { outcome: 'asked', note: 'She has questions' })
    expect(person).toMatchObject({ state: 'asked', nextStep: 'Hear what they think', nextOn: '2026-03-04', talks: 1 })
    expect(person.history).toEqual([
      { id: talkId, at: new Date(testApp.clock.now).toISOString(), outcome: 'asked', note: 'She has questions' },
    ])
    const own = await talk(id, { outcome: 'listened', nextStep: 'Coffee', nextOn: '2026-05-01' })
    expect(own.person).toMatchObject({ state: 'listening', nextStep: 'Coffee', nextOn: '2026-05-01', talks: 2 })
    const none = await talk(id, { outcome: 'listened', nextStep: null, nextOn: null })
    expect(none.person).toMatchObject({ nextStep: null, nextOn: null })
  })

  test('after a no nothing is suggested again, whatever follows', async () => {
    const { id } = await add({ name: 'Ana', nextStep: 'Call', nextOn: '2026-03-01' })
    expect(await due()).toBe(1)
    const { person } = await talk(id, { outcome: 'no', nextStep: 'Ask again', nextOn: '2026-03-03' })
    expect(person).toMatchObject({ state: 'no', saidNo: true, nextStep: null, nextOn: null })
    expect(await due()).toBe(0)
    for (const outcome of ['listened', 'asked', 'thinking', 'customer', 'in-the-team', 'not-now', 'no-answer']) {
      expect((await talk(id, { outcome })).person).toMatchObject({ saidNo: true, nextStep: null, nextOn: null })
    }
    const byHand = await talk(id, { outcome: 'customer', nextStep: 'Ask how it goes', nextOn: '2026-03-09' })
    expect(byHand.person).toMatchObject({ nextStep: 'Ask how it goes', nextOn: '2026-03-09' })
  })

  test('a talk can be taken back, and then all is as before', async () => {
    const { id } = await add({ name: 'Ana', state: 'thinking', nextStep: 'Call', nextOn: '2026-03-05' })
    const { talkId } = await talk(id, { outcome: 'no' })
    const undone = await call('DELETE', `/${id}/talks/${talkId}`)
    expect(undone.body).toMatchObject({ state: 'thinking', saidNo: false, nextStep: 'Call', nextOn: '2026-03-05' })
    expect(undone.body.history).toEqual([])
    const again = await call('DELETE', `/${id}/talks/${talkId}`)
    expect([again.statusCode, again.body.code]).toEqual([404, 'TALK_NOT_FOUND'])
  })

  test('taking a talk back leaves what was changed after it', async () => {
    const { id } = await add({ name: 'Ana' })
    const { talkId } = await talk(id, { outcome: 'asked' })
    await call('PATCH', `/${id}`, { nextStep: 'Dinner', nextOn: '2026-04-01' })
    const undone = await call('DELETE', `/${id}/talks/${talkId}`)
    expect(undone.body).toMatchObject({ state: 'asked', nextStep: 'Dinner', nextOn: '2026-04-01', talks: 0 })
  })

  test('what is due counts in Today, by the day in the member’s zone, and stands first', async () => {
    await testApp.call('PATCH', `/api/users/${member.user.id}`, { ...member, body: { timeZone: 'Pacific/Auckland' } })
    await add({ name: 'Later', nextOn: '2026-03-05' })
    await add({ name: 'Nobody yet' })
    await add({ name: 'Tomorrow', nextOn: '2026-03-03' })
    await add({ name: 'Long ago', nextOn: '2026-01-03' })
    // In Auckland it is 22:00 of the same day, and three hours later the next one.
    expect(await due()).toBe(1)
    testApp.clock.now += 3 * 3_600_000
    expect(await due()).toBe(2)
    const { today, people } = await list()
    testApp.clock.now -= 3 * 3_600_000
    expect(today).toBe('2026-03-03')
    expect(people.map(({ name }) => name)).toEqual(['Long ago', 'Tomorrow', 'Later', 'Nobody yet'])
  })

  test('a request sent again under one key has one effect, and another body is refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', { name: 'Ana' }, 'tap')))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await call('POST', '', { name: 'Ben' }, 'tap')).body.code).toBe('KEY_REUSED')
    const id = answers[0]?.body.id ?? ''
    const talks = await Promise.all([1, 2, 3].map(() => talk(id, { outcome: 'listened' }, 'talked')))
    expect(new Set(talks.map(({ talkId }) => talkId)).size).toBe(1)
    expect((await list()).people).toMatchObject([{ id, talks: 1 }])
  })

  test('an import adds two thousand people at once, and nobody beyond', { timeout: 60_000 }, async () => {
    const people = Array.from({ length: 2_000 }, (_, index) => ({ name: `Person ${index}`, notes: 'n'.repeat(50) }))
    expect((await call('POST', '/import', { people: [...people, { name: 'One more' }] })).statusCode).toBe(400)
    const sent = await Promise.all([1, 2].map(() => call('POST', '/import', { people }, 'once')))
    expect(sent.map(({ body }) => body)).toEqual([{ added: 2_000 }, { added: 2_000 }])
    expect((await list()).people).toHaveLength(2_000)
    const single = await call('POST', '', { name: 'One more' })
    expect([single.statusCode, single.body.code]).toEqual([409, 'PEOPLE_FULL'])
    const more = await call('POST', '/import', { people: [{ name: 'A' }, { name: 'B' }] })
    const message = expect.stringMatching(/^Nobody was added: .* has room for 0 more\.$/)
    expect(more).toMatchObject({ statusCode: 409, body: { code: 'PEOPLE_FULL', message } })
  })

  test.each([
    ['a name of blanks', { name: '  ' }],
    ['a name over two lines', { name: 'A\nB' }],
    ['10,000 characters', { name: 'Ana', notes: 'x'.repeat(10_000) }],
    ['U+0000', { name: 'Ana', notes: 'a\u0000b' }],
    ['an unknown state', { name: 'Ana', state: 'customers' }],
    ['a day that there is not', { name: 'Ana', nextOn: '2026-02-30' }],
    ['a day of another century', { name: 'Ana', nextOn: '1900-01-01' }],
    ['a field that is not ours', { name: 'Ana', memberId: 'x' }],
  ])('refuses %s', async (_, body) => {
    expect((await call('POST', '', body)).statusCode).toBe(400)
    expect((await list()).people).toEqual([])
  })

  test('keeps HTML as the text that it is', async () => {
    const name = '<img src=x onerror=alert(1)>'
    expect((await add({ name })).name).toBe(name)
  })

  test('asks for 30 days about who was untouched for 24 months, and then erases them', async () => {
    const untouched = (days: number) => {
      const at = testApp.clock.now - days * DAY
      return aPerson(testApp.deps, member.user.id, { created_at: at, updated_at: at })
    }
    const recent = await untouched(729)
    const [asked, kept] = [await untouched(731), await untouched(750)]
    const [last, over] = [await untouched(760), await untouched(762)]
    await aTalk(testApp.deps, member.user.id, over)
    const { people } = await list()
    const erasedOn = Object.fromEntries(people.map((person) => [person.id, person.erasedOn]))
    expect(erasedOn).toMatchObject({ [recent]: null, [asked]: '2026-03-31', [kept]: '2026-03-12' })
    expect((await call('PATCH', `/${kept}`, {})).body.erasedOn).toBeNull()
    const believed = { trusted_at: testApp.clock.now, doubted_since: null, seen_at: testApp.clock.now }
    await database().write((db) =>
      db
        .insertInto('clock')
        .values({ id: 1, ...believed })
        .execute(),
    )
    await cleanUpOnce(testApp.deps, { info: () => undefined, warn: () => undefined })
    const left = (await list()).people.map(({ id }) => id)
    expect(left.sort()).toEqual([recent, asked, kept, last].sort())
  })

  test('is in the export as it was written, and gone with the account', async () => {
    const { id } = await add({ name: 'Zora Quist', notes: 'Allergic to nuts' })
    await talk(id, { outcome: 'listened', note: 'Spoke of moving' })
    const { body } = await testApp.call<Record<string, unknown>>('GET', `/api/users/${member.user.id}/export`, member)
    expect(body.people).toMatchObject([
      { name: 'Zora Quist', notes: 'Allergic to nuts', talks: [{ outcome: 'listened', note: 'Spoke of moving' }] },
    ])
    const gone = { ...member, body: { password: member.password } }
    expect((await testApp.call('DELETE', `/api/users/${member.user.id}`, gone)).statusCode).toBe(204)
    for (const table of ['people', 'talks'] as const) {
      const rows = await database()
        .read.selectFrom(table)
        .select('id')
        .where('member_id', '=', member.user.id)
        .execute()
      expect(rows).toEqual([])
    }
  })
})
