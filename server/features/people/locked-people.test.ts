import type { People, Person } from 'contract/people'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { type Method, startTestApp, type TestApp } from '#server/testing/test-app.ts'

const WRONG = { peopleKey: Buffer.alloc(32, 9) }

describeEachDatabase('the list of people without its key', (database) => {
  test('refuses clearly, changes nothing, and can be read again with the key', async () => {
    const right = await startTestApp(database())
    const member = await right.register()
    const url = `/api/users/${member.user.id}/people`
    const { cookie } = member
    const body = { name: 'Zora Quist', notes: 'Tea', nextOn: '2026-03-02' }
    const { id } = (await right.call<Person>('POST', url, { cookie, body })).body
    const feed = await right.call<{ url: string }>('POST', `/api/users/${member.user.id}/calendar`, { cookie })
    const before = await contents()

    const wrong = await startTestApp(database(), WRONG)
    const calls: [Method, string, object?][] = [
      ['GET', url],
      ['POST', url, body],
      ['POST', `${url}/import`, { people: [{ name: 'Ana' }] }],
      ['GET', `${url}/${id}`],
      ['PATCH', `${url}/${id}`, { notes: 'Coffee' }],
      ['POST', `${url}/${id}/talks`, { outcome: 'no' }],
      ['GET', new URL(feed.body.url).pathname],
    ]
    for (const [method, path, sent] of calls) {
      const answer = await wrong.call(method, path, { cookie, ...(sent ? { body: sent } : {}) })
      expect([path, answer.statusCode, answer.body.code]).toEqual([path, 503, 'PEOPLE_LOCKED'])
    }
    expect(await contents()).toEqual(before)
    await stillWorks(wrong, member)

    const again = await startTestApp(database())
    expect((await again.call<People>('GET', url, { cookie })).body.people).toMatchObject([{ name: 'Zora Quist' }])
    for (const { app } of [right, wrong, again]) await app.close()
  })

  const contents = async () => ({
    people: await database().read.selectFrom('people').selectAll().execute(),
    talks: await database().read.selectFrom('talks').selectAll().execute(),
    key: await database().read.selectFrom('people_key').selectAll().execute(),
  })

  /** Today says what is due, the export says what is missing, and the account can be deleted. */
  async function stillWorks(wrong: TestApp, { user, cookie }: { user: { id: string }; cookie: string }): Promise<void> {
    const today = await wrong.call<{ talksDue: number }>('GET', `/api/users/${user.id}/today`, { cookie })
    expect(today.body.talksDue).toBe(1)
    const exported = await wrong.call<Record<string, unknown>>('GET', `/api/users/${user.id}/export`, { cookie })
    expect(exported.body.people).toMatch(/^Your list can’t be opened/)
  }
})
