import type { AuditPage } from 'contract/audit'
import type { Translation, TranslationFile, TranslationImport } from 'contract/translations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { aTranslation, STATION_TEXTS } from '#server/testing/translations.ts'

const SPANISH = '/api/admin/translations/es'
const STATION = `${SPANISH}/mission/1`

describeEachDatabase('translations from a file', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es'] })
    administrator = await testApp.administrator()
  })
  beforeEach(async () => {
    await database().write((db) => db.deleteFrom('translations').execute())
    for (const entity of [1, 2]) await aTranslation(database(), { kind: 'mission', entity })
  })
  afterAll(() => testApp.app.close())

  const call = async <Body>(method: 'GET' | 'PUT' | 'POST', url: string, body?: object) => {
    const answer = await testApp.call<Body>(method, url, { cookie: administrator.cookie, body })
    expect(answer.statusCode).toBe(200)
    return answer.body
  }

  /** What a translator sends back: the first three stations in other words. */
  async function aTranslatedFile(): Promise<TranslationFile> {
    const { language, entries } = await call<TranslationFile>('GET', `${SPANISH}/export`)
    const stations = entries.filter(({ kind, id }) => kind === 'mission' && Number(id) <= 3)
    const inOtherWords = ({ texts, ...entry }: TranslationFile['entries'][number]) => ({
      ...entry,
      texts: texts.map((text) => ({ ...text, translation: `De vuelta: ${text.original}` })),
    })
    return { language, entries: stations.map(inOtherWords) }
  }
  const titleOf = async (id: number) =>
    (await call<Translation>('GET', `${SPANISH}/mission/${id}`)).texts.find(({ path }) => path === 'title')

  test('don’t replace what was changed or added after the export, and the answer names it', async () => {
    const file = await aTranslatedFile()
    await call('PUT', STATION, { texts: STATION_TEXTS })
    await call('POST', `${STATION}/review`, {})
    await aTranslation(database(), { kind: 'mission', entity: 3 })
    const third = await titleOf(3)
    const imported = await call<TranslationImport>('POST', `${SPANISH}/import`, file)
    expect(imported).toEqual({
      saved: 1,
      unchanged: 0,
      missing: 0,
      kept: [
        { kind: 'mission', id: '1', title: 'Attraction Village' },
        { kind: 'mission', id: '3', title: third?.original },
      ],
    })
    expect(await call<Translation>('GET', STATION)).toMatchObject({
      reviewedBy: administrator.user.name,
      texts: STATION_TEXTS.map(({ path, text }) => ({ path, translation: text })),
    })
    expect((await titleOf(2))?.translation).toBe(`De vuelta: ${(await titleOf(2))?.original}`)
    expect(await titleOf(3)).toEqual(third)
    const [entry] = (await call<AuditPage>('GET', '/api/admin/audit')).entries
    expect([entry?.kind, JSON.parse(entry?.after ?? '')]).toEqual([
      'translations-imported',
      { saved: 1, unchanged: 0, missing: 0, kept: 2 },
    ])
  })

  test('replace what has the same texts in another order, and what was only reviewed', async () => {
    const file = await aTranslatedFile()
    const { texts } = await call<Translation>('GET', STATION)
    const reversed = texts.map(({ path, translation }) => ({ path, text: translation })).reverse()
    await call('PUT', STATION, { texts: reversed })
    await call('POST', `${SPANISH}/mission/2/review`, {})
    expect(await call('POST', `${SPANISH}/import`, file)).toMatchObject({ saved: 3, kept: [] })
  })

  test('replace everything if the file is from before files had versions', async () => {
    const { language, entries } = await aTranslatedFile()
    await call('PUT', STATION, { texts: STATION_TEXTS })
    const older = { language, entries: entries.map(({ version: _, ...entry }) => entry) }
    expect(await call('POST', `${SPANISH}/import`, older)).toMatchObject({ saved: 3, kept: [] })
  })
})
