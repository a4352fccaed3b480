import type { Rescues } from 'contract/rescues'
import { SILENCE_IS_THANKS, STALLS_AFTER } from 'game/rescues'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { runInProcesses } from '#server/testing/processes.ts'
import { aPair, type Pair } from '#server/testing/rescues.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import type { Called, Calls } from '#server/testing/workers/calls.worker.ts'
import { settleDueCards } from './public.ts'

const WORKER = new URL('../../testing/workers/calls.worker.ts', import.meta.url)

describeEachSharedDatabase('cards through two processes at once', (database, location) => {
  let testApp: TestApp
  let pair: Pair
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    pair = await aPair(testApp)
  })
  afterAll(() => testApp.app.close())

  const send = async (calls: Calls['calls']) => {
    const input: Calls = { cookie: pair.sponsor.cookie, calls, now: testApp.clock.now, rateLimits: false }
    return (await runInProcesses<Called[]>(2, WORKER, location(), input)).flat()
  }
  const actCall = (id: string, act: string) => ({
    url: `/api/users/${pair.sponsor.user.id}/rescues/${id}`,
    body: { act },
  })
  const answerCall = ({ user, cookie }: TestMember, id: string, answer = 'thanks') => ({
    url: `/api/users/${user.id}/help/${id}`,
    body: { answer },
    headers: { cookie },
  })
  const friends = async (count: number) => {
    const joined: TestMember[] = []
    for (let index = 0; index < count; index++) joined.push(await pair.recruit({ name: `Friend ${index}` }))
    testApp.clock.now += STALLS_AFTER.firstStation
    return joined
  }
  const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

  test('are stored once for each person', async () => {
    const id = await pair.stall()
    await friends(6)
    const answers = await send(times(5, actCall(id, 'later')))
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200)
      expect((body as unknown as Rescues).cards.length).toBeLessThanOrEqual(6)
    }
    expect(await pair.states()).toHaveLength(7)
  })

  test('pay once for what is thanked for many times, by answers and by silence', async () => {
    const id = await pair.moveOn()
    await settleDueCards(testApp.deps)
    testApp.clock.now += SILENCE_IS_THANKS
    const [answers] = await Promise.all([
      send(times(5, answerCall(pair.ada, id))),
      settleDueCards(testApp.deps),
      settleDueCards(testApp.deps),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(10, 200))
    expect(await pair.helpPaid()).toHaveLength(1)
  })

  test('pay five of eight who say thanks at once', async () => {
    const joined = await friends(7)
    const people = [pair.ada, ...joined]
    const shown = await pair.cards()
    for (const { id } of shown) await pair.act(id, 'reached_out')
    testApp.clock.now += 1_000
    for (const person of people) await pair.station(1, person)
    const calls = shown.flatMap(({ id, name }) => {
      const person = people.find(({ user }) => user.name === name)
      return person === undefined ? [] : [answerCall(person, id)]
    })
    const answers = await send(calls)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(16, 200))
    expect(await pair.helpPaid()).toHaveLength(5)
    const points = await database()
      .read.selectFrom('rescues')
      .select('points')
      .where('sponsor_id', '=', pair.sponsor.user.id)
      .orderBy('points')
      .execute()
    expect(points.map((each) => each.points)).toEqual([0, 0, 0, 5, 5, 5, 5, 5])
  })

  test('wait for each other while the two people act, withdraw and leave, and pay nobody after a withdrawal', async () => {
    const id = await pair.moveOn()
    const [other] = await friends(1)
    if (other === undefined) throw new Error('nobody joined')
    const answers = await Promise.all([
      pair.say({ shareProgress: false }),
      pair.answer(id, 'thanks'),
      pair.act(id, 'reopen'),
      pair.look(),
      pair.station(2),
      pair.station(1, other),
      settleDueCards(testApp.deps),
      testApp.call('DELETE', `/api/users/${other.user.id}`, {
        cookie: other.cookie,
        body: { password: other.password },
      }),
    ])
    const codes = answers.flatMap((answer) => (answer && 'statusCode' in answer ? [answer.statusCode] : []))
    expect(codes.filter((code) => code >= 500)).toEqual([])
    const paid = await pair.helpPaid()
    await settleDueCards(testApp.deps)
    testApp.clock.now += SILENCE_IS_THANKS
    await settleDueCards(testApp.deps)
    expect(await pair.helpPaid()).toEqual(paid)
  })
})
