import type { Contact } from 'contract/rewards'
import { CONTACTS_PAGE } from 'game/rewards'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aLead } from '#server/testing/leads.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the list of contacts', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    member = await testApp.register()
  })
  afterAll(() => testApp.app.close())

  test('comes in pages of 200, with each person on one of them, even if several asked at the same moment', async () => {
    const { user, cookie } = member
    const asked: string[] = []
    for (let number = 0; number < 401; number++) {
      const created_at = Date.parse('2026-03-01T09:00:00Z') - Math.floor(number / 3)
      asked.push((await aLead(database(), { owner_id: user.id, pool_state: 'none', created_at })).id)
    }
    const pages: string[][] = []
    do {
      const last = pages.at(-1)?.at(-1)
      const query = last ? `?after=${encodeURIComponent(last)}` : ''
      const { body } = await testApp.call<Contact[]>('GET', `/api/users/${user.id}/contacts${query}`, { cookie })
      pages.push(body.map(({ id }) => id))
    } while (pages.at(-1)?.length === CONTACTS_PAGE)
    expect(pages.map((page) => page.length)).toEqual([200, 200, 1])
    expect(pages.flat().sort()).toEqual(asked.sort())
  })

  test('has no page after a contact that is gone, or another member’s', async () => {
    const others = await aLead(database(), { owner_id: (await testApp.register()).user.id, pool_state: 'none' })
    const { user, cookie } = member
    for (const after of ['gone', others.id]) {
      const answer = await testApp.call('GET', `/api/users/${user.id}/contacts?after=${after}`, { cookie })
      expect(codeOf(answer)).toEqual([409, 'CHANGED_MEANWHILE'])
    }
  })
})
