import fc from 'fast-check'
import { dayIn } from 'game/days'
import { CLOCK_BELIEVED_FOR, KEY_KEPT_FOR, SENT_WITHIN } from 'game/waiting-acts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteOldKeys } from '#server/features/idempotency/public.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { size } from '#server/testing/fault-settings.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { sendAct, threeDays, tracesOf, type WaitingAct } from '#server/testing/waiting-acts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-03-02T09:00:00Z')
const BACK = START + 2 * DAY + 8 * HOUR

describeEachDatabase('acts that waited for a connection', (database) => {
  let testApp: TestApp
  let member: TestMember
  let acts: WaitingAct[]
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    await begin()
  })
  afterAll(() => testApp.app.close())

  /** A new member, with three days of acts that are sent at the end of the third. */
  async function begin() {
    testApp.clock.now = START
    member = await testApp.register()
    acts = await threeDays(testApp, member)
    testApp.clock.now = BACK
  }
  const send = (act: WaitingAct) => sendAct(testApp, member, act)
  const sendAll = async (list: readonly WaitingAct[]) => {
    const statuses: number[] = []
    for (const act of list) statuses.push((await send(act)).statusCode)
    return statuses
  }
  const traces = () => tracesOf(testApp, member)
  const pick = (kind: WaitingAct['kind'], at: number): WaitingAct => {
    const act = acts.find((each) => each.kind === kind)
    if (act === undefined) throw new Error(`no ${kind}`)
    return { ...act, key: `${kind}-${at}`, at }
  }
  const dates = ['2026-03-02', '2026-03-03', '2026-03-04']

  test('count for the days they were done on, once each, also when they are sent twice', async () => {
    expect(new Set(await sendAll(acts))).toEqual(new Set([200, 201]))
    const once = await traces()
    expect(once.paid.filter((line) => line.startsWith('review'))).toEqual(dates.map((date) => `review ${date}`))
    expect(once.paid.filter((line) => line.startsWith('mission'))).toEqual(['mission 1', 'mission 2', 'mission 3'])
    expect(once.challenges).toEqual({ 'video-15-days': 3, 'talk-to-10': 3 })
    expect(once).toMatchObject({ talks: 1, people: 2, runs: 1, lessons: 1, stations: 3 })
    expect(once.reviewDays).toEqual([0, 1, 2].map((day) => dayIn(null, START + day * DAY)))
    expect(new Set(await sendAll(acts))).toEqual(new Set([200, 201]))
    expect(await traces()).toEqual(once)
  })

  test('pay nothing twice and never more in another order', { timeout: 120_000 }, async () => {
    await sendAll(acts)
    const inOrder = await traces()
    const places = acts.map((_, place) => place)
    const drawn = fc.tuple(
      fc.shuffledSubarray(places, { minLength: places.length }),
      fc.array(fc.constantFrom(...places)),
    )
    await fc.assert(
      fc.asyncProperty(drawn, async ([order, again]) => {
        await begin()
        for (const place of [...order, ...again]) {
          const act = acts[place]
          if (act) expect((await send(act)).statusCode).toBeLessThan(500)
        }
        const got = await traces()
        expect(new Set(got.paid).size).toBe(got.paid.length)
        expect(got.paid.filter((line) => !inOrder.paid.includes(line))).toEqual([])
        expect(got.tokens).toBeLessThanOrEqual(inOrder.tokens)
        expect(got.points).toBeLessThanOrEqual(inOrder.points)
        expect(got.challenges['talk-to-10']).toBe(3)
        expect(got.challenges['video-15-days']).toBeLessThanOrEqual(3)
        expect(got).toMatchObject({ talks: 1, people: 2, runs: 1, lessons: 1 })
      }),
      { numRuns: size('WAITING_ORDERS', 5, 25) },
    )
    const wrong: unknown[] = []
    const note = (each: unknown) => wrong.push(each)
    await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })
    expect(wrong).toEqual([])
  })

  test('do nothing after the session ended, or once the member is suspended', async () => {
    const before = await traces()
    await testApp.call('POST', '/api/auth/logout', { cookie: member.cookie })
    expect(new Set(await sendAll(acts))).toEqual(new Set([401]))
    expect(await traces()).toEqual(before)
    await begin()
    const { id } = member.user
    await database().write((db) => db.updateTable('members').set({ suspended_at: BACK }).where('id', '=', id).execute())
    expect(new Set(await sendAll(acts))).toEqual(new Set([401]))
    expect(await traces()).toMatchObject({ paid: [], talks: 0, runs: 0, stations: 0 })
  })

  test('are refused under the session of another member (NOT_YOURS), and count for neither', async () => {
    const other = await testApp.register()
    for (const act of acts) {
      const { statusCode, body } = await sendAct(testApp, other, act, member.user.id)
      expect([statusCode, body.code]).toEqual([403, 'NOT_YOURS'])
    }
    expect((await tracesOf(testApp, other)).paid).toEqual([])
    expect((await traces()).paid).toEqual([])
  })

  test('with a clock of last year count now where that is once for ever, and else are refused', async () => {
    const lastYear = BACK - 365 * DAY
    for (const act of [pick('station', lastYear), pick('lesson', lastYear)]) {
      expect((await send(act)).statusCode).toBe(200)
    }
    for (const kind of ['question', 'review', 'check-in', 'practice', 'talk', 'person', 'notes'] as const) {
      const { statusCode, body } = await send(pick(kind, lastYear))
      expect([kind, statusCode, body.code]).toEqual([kind, 409, 'ACT_TOO_OLD'])
    }
    expect(await traces()).toMatchObject({ paid: ['mission 1'], challenges: {}, talks: 0, people: 1, runs: 0 })
    const done = await database()
      .read.selectFrom('mission_completions')
      .select('completed_at')
      .where('member_id', '=', member.user.id)
      .executeTakeFirst()
    expect(Number(done?.completed_at)).toBe(BACK)
  })

  test('with a clock of tomorrow count today, and tomorrow is still to come', async () => {
    const tomorrow = BACK + DAY
    expect((await send(pick('check-in', tomorrow))).statusCode).toBe(200)
    const again = await send({ ...pick('check-in', tomorrow), key: 'again' })
    expect([again.statusCode, again.body.code]).toEqual([409, 'CHECKED_IN_TODAY'])
    testApp.clock.now += DAY
    expect((await send({ ...pick('check-in', testApp.clock.now), key: 'next-day' })).statusCode).toBe(200)
    expect((await traces()).challenges).toEqual({ 'video-15-days': 2 })
  })

  test('count for no day before the member joined', async () => {
    member = await testApp.register()
    const statuses = await sendAll([71, 48, 24, 0].map((hours) => pick('check-in', BACK - hours * HOUR)))
    expect(statuses).toEqual([200, 409, 409, 409])
    expect((await traces()).challenges).toEqual({ 'video-15-days': 1 })
  })

  test('are believed for 72 hours; later a check-in is refused, and an answer counts today', async () => {
    const old = BACK - CLOCK_BELIEVED_FOR
    expect((await send(pick('check-in', old))).statusCode).toBe(200)
    expect((await send(pick('check-in', old - 1))).body.code).toBe('ACT_TOO_OLD')
    expect((await send(pick('review', old - 1))).statusCode).toBe(200)
    expect((await traces()).reviewDays).toEqual([dayIn(null, BACK)])
  })

  test('belong to the day of their moment in the zone of the member', async () => {
    const zone = { timeZone: 'Pacific/Kiritimati' }
    await testApp.call('PATCH', `/api/users/${member.user.id}`, { cookie: member.cookie, body: zone })
    const [first, second] = [Date.parse('2026-03-03T09:59:00Z'), Date.parse('2026-03-03T10:01:00Z')]
    expect((await send(pick('check-in', first))).statusCode).toBe(200)
    expect((await send(pick('check-in', second))).statusCode).toBe(200)
    expect((await send({ ...pick('check-in', second), key: 'same-day' })).statusCode).toBe(409)
  })

  test('of a review belong to their own day, also when a later day was reviewed on before', async () => {
    const [first, , last] = acts.filter(({ kind }) => kind === 'review')
    for (const act of [last, first]) expect(act && (await send(act)).statusCode).toBe(200)
    expect((await traces()).reviewDays).toEqual([dayIn(null, START), dayIn(null, START + 2 * DAY)])
  })

  test('that come again when their key is gone are too old to count twice', async () => {
    const talk = pick('talk', BACK)
    expect((await send(talk)).statusCode).toBe(200)
    testApp.clock.now += SENT_WITHIN
    expect((await send(talk)).statusCode).toBe(200)
    testApp.clock.now = BACK + KEY_KEPT_FOR + 1
    await database().write((db) => deleteOldKeys(db, testApp.clock.now))
    expect((await send(talk)).body.code).toBe('ACT_TOO_OLD')
    expect((await traces()).talks).toBe(1)
  })

  test.each(['yesterday', '2026-03-02', '2026-03-02T09:00:00+01:00', '1772442000000', '2026-03-02T09:00:00.1234Z'])(
    'name their moment in UTC, so %j is refused',
    async (moment) => {
      const headers = { 'acted-at': moment, 'idempotency-key': 'one' }
      const url = `/api/users/${member.user.id}/challenges/talk-to-10/check-in`
      const { statusCode } = await testApp.call('POST', url, { cookie: member.cookie, headers })
      expect(statusCode).toBe(400)
      expect((await traces()).challenges).toEqual({})
    },
  )

  test('of a moment that no calendar has count now', async () => {
    const headers = { 'acted-at': '2026-02-30T25:61:61Z', 'idempotency-key': 'one' }
    const url = `/api/users/${member.user.id}/challenges/talk-to-10/check-in`
    const { statusCode } = await testApp.call('POST', url, { cookie: member.cookie, headers })
    expect(statusCode).toBe(200)
  })
})
