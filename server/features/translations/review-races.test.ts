import type { Translation } from 'contract/translations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Transaction } from '#server/database/database.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { aTranslation } from '#server/testing/translations.ts'
import { whileOtherWaits } from '#server/testing/wait-for-lock.ts'
import { reviewTranslation, updateTranslation } from './write-translation.ts'

const STATION = { language: 'es', kind: 'mission', entity: '1' } as const
const ADDRESS = '/api/admin/translations/es/mission/1'

describeEachSharedDatabase('a review of a translation and a save at the same moment', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es'] })
    administrator = await testApp.administrator()
  })
  beforeEach(() => aTranslation(database(), { kind: 'mission', entity: 1 }))
  afterAll(() => testApp.app.close())

  const call = (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
    testApp.call<Translation>(method, url, { cookie: administrator.cookie, body })
  const seen = async (after = '') => {
    const { updatedAt, texts } = (await call('GET', ADDRESS)).body
    return { updatedAt, texts: texts.map(({ path, translation }) => ({ path, text: `${translation}${after}` })) }
  }
  const actor = () => ({ memberId: administrator.user.id, addressBlock: '', route: '' })
  /** For what a call does, in a unit that the test holds. */
  const within = (db: Transaction) => ({
    ...testApp.deps,
    database: { ...database(), read: db, write: <Result>(unit: (db: Transaction) => Promise<Result>) => unit(db) },
  })

  test('leave the review where the save changes no word', async () => {
    const { texts, updatedAt } = await seen()
    await whileOtherWaits(
      database(),
      (db) => reviewTranslation(within(db), actor(), STATION, updatedAt ?? undefined),
      async () => expect((await call('PUT', ADDRESS, { texts })).statusCode).toBe(200),
    )
    expect((await call('GET', ADDRESS)).body.reviewedAt).not.toBeNull()
  })

  test('refuse the review where the save came first', async () => {
    const { updatedAt } = await seen()
    const update = await seen(' 2')
    await whileOtherWaits(
      database(),
      (db) => updateTranslation(within(db), actor(), STATION, update),
      async () => expect((await call('POST', `${ADDRESS}/review`, { updatedAt })).statusCode).toBe(409),
    )
    const after = (await call('GET', ADDRESS)).body
    expect(after.reviewedAt).toBeNull()
    expect(after.texts.map(({ path, translation }) => ({ path, text: translation }))).toEqual(update.texts)
  })
})
