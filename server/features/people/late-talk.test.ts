import type { LoggedTalk } from 'contract/people'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aPerson } from '#server/testing/people.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000
const MONDAY = Date.parse('2026-03-02T09:00:00Z')

describeEachDatabase('a talk that waited for a connection', (database) => {
  let testApp: TestApp
  let member: TestMember
  let personId: string
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    testApp.clock.now = MONDAY
    member = await testApp.register()
    personId = await aPerson(testApp.deps, member.user.id)
    testApp.clock.now = MONDAY + 2 * DAY
  })
  afterAll(() => testApp.app.close())

  const talkOf = async (day: number, outcome: string) => {
    const { body } = await testApp.call<LoggedTalk>('POST', `/api/users/${member.user.id}/people/${personId}/talks`, {
      cookie: member.cookie,
      headers: { 'acted-at': new Date(MONDAY + day * DAY).toISOString(), 'idempotency-key': `${day}` },
      body: { outcome },
    })
    return body.person
  }

  test('leaves the person where a later one led', async () => {
    const customer = await talkOf(1, 'customer')
    expect(customer).toMatchObject({ state: 'customer', nextOn: '2026-04-02' })
    const person = await talkOf(0, 'listened')
    expect(person).toMatchObject({ state: 'customer', nextStep: customer.nextStep, nextOn: '2026-04-02', talks: 2 })
    expect(person.history.map(({ outcome }) => outcome)).toEqual(['customer', 'listened'])
  })

  test('still tells that the person said no once', async () => {
    await talkOf(1, 'customer')
    expect(await talkOf(0, 'no')).toMatchObject({ state: 'customer', saidNo: true, nextOn: '2026-04-02' })
  })

  test('counts as ever after an earlier one', async () => {
    await talkOf(0, 'listened')
    expect(await talkOf(1, 'asked')).toMatchObject({ state: 'asked', nextOn: '2026-03-05' })
  })
})
