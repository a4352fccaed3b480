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

  const page = ({ user, cookie }: TestMember, last?: Contact) => {
    const query = last ? `?after=${Date.parse(last.askedAt)}~${last.id}` : ''
    return testApp.call<Contact[]>('GET', `/api/users/${user.id}/contacts${query}`, { cookie })
  }

  test('comes in pages of 200, with each person on one of them, even if several asked at one moment and the last of a page is gone by then', async () => {
    const { user } = member
    const asked: string[] = []
    for (let number = 0; number < 401; number++) {
      const created_at = Date.parse('2026-03-01T09:00:00Z') - Math.floor(number / 3)
      asked.push((await aLead(database(), { owner_id: user.id, pool_state: 'none', created_at })).id)
    }
    const pages: string[][] = []
    let last: Contact | undefined
    do {
      const { statusCode, body } = await page(member, last)
      expect(statusCode).toBe(200)
      pages.push(body.map(({ id }) => id))
      last = body.at(-1)
      // They may be erased between two pages.
      await database().write((db) =>
        db
          .deleteFrom('leads')
          .where('id', '=', last?.id ?? '')
          .execute(),
      )
    } while (pages.at(-1)?.length === CONTACTS_PAGE)
    expect(pages.map((page) => page.length)).toEqual([200, 200, 1])
    expect(pages.flat().sort()).toEqual(asked.sort())
  })

  test('has nobody of another member’s, whatever it goes on after', async () => {
    const owner = await testApp.register()
    await aLead(database(), { owner_id: owner.user.id, pool_state: 'none' })
    const [last] = (await page(owner)).body
    const after = last && { ...last, askedAt: new Date(Date.parse(last.askedAt) + 1).toISOString() }
    expect((await page(owner, after)).body).toEqual([last])
    expect((await page(await testApp.register(), after)).body).toEqual([])
  })

  test('has no page after what is no contact (INVALID)', async () => {
    const { user, cookie } = member
    const answer = await testApp.call('GET', `/api/users/${user.id}/contacts?after=gone`, { cookie })
    expect(codeOf(answer)).toEqual([400, 'INVALID'])
  })
})
