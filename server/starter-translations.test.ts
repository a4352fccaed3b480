import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CONTENT, translatableFiles } from 'content/translation-faults'
import type { Mission } from 'contract/missions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { loadStarterConversations } from '#server/features/conversations/starter-conversations.ts'
import { loadStarterCourses } from '#server/features/courses/starter-courses.ts'
import { listOriginals } from '#server/features/translations/originals.ts'
import { loadStarterTranslations } from '#server/features/translations/starter-translations.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aFolder } from '#server/testing/program.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const MISSION = 'missions/1-attraction-village.md'

describeEachDatabase('the starter translations', (database) => {
  let testApp: TestApp
  let folder: URL
  const data = aFolder()
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es'], dataDir: data })
    await loadStarterCourses(testApp.deps)
    await loadStarterConversations(testApp.deps)
    folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'translations-'))}/`)
    for (const path of await translatableFiles()) await cp(new URL(path, CONTENT), new URL(`es/${path}`, folder))
    await writeFile(new URL('es/language.yaml', folder), 'isComplete: true\nreviewedBy: null\nsource: Fuente\n')
    const file = new URL(`es/${MISSION}`, folder)
    await writeFile(file, (await readFile(file, 'utf8')).replace('Attraction Village', 'Pueblo Atracción'))
  })
  afterEach(async () => {
    await database().write(async (db) => {
      await db.deleteFrom('translations').execute()
      await db.deleteFrom('starter_translations').execute()
    })
  })
  afterAll(async () => {
    await testApp.app.close()
    await rm(folder, { recursive: true })
    await rm(data, { recursive: true })
  })

  const load = () => loadStarterTranslations(testApp.deps, { folder })
  const rows = () => database().read.selectFrom('translations').selectAll().orderBy('kind').orderBy('entity').execute()
  const title = async () =>
    (await testApp.call<Mission>('GET', '/api/missions/1', { headers: { 'accept-language': 'es' } })).body.title

  test('cover all that a first start loads, as machine-made and not reviewed', async () => {
    await load()
    const originals = await listOriginals(database().read)
    const translated = await rows()
    const names = (list: { kind: string; id: string }[]) => list.map(({ kind, id }) => `${kind} ${id}`).sort()
    expect(names(translated.map(({ kind, entity }) => ({ kind, id: entity })))).toEqual(names(originals))
    expect(new Set(translated.map((row) => [row.is_machine_made, row.reviewed_at].join()))).toEqual(new Set(['1,']))
    expect(await title()).toBe('Pueblo Atracción')
    const sources = translated.filter(({ kind, texts }) => kind === 'lesson' && texts.includes('Fuente: ['))
    expect(sources.length).toBeGreaterThan(0)
  })

  test('are loaded once, and overwrite nothing', async () => {
    await load()
    await database().write((db) => db.updateTable('translations').set({ texts: '{}' }).execute())
    await load()
    await database().write((db) => db.deleteFrom('starter_translations').execute())
    await load()
    expect(new Set((await rows()).map(({ texts }) => texts))).toEqual(new Set(['{}']))
  })

  test('leave out what was edited, and come with the next state of the files where something is new', async () => {
    const change = (content: string) =>
      database().write((db) => db.updateTable('missions').set({ content }).where('id', '=', 1).execute())
    const { content } = await database()
      .read.selectFrom('missions')
      .select('content')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    await change('Our own words.')
    await load()
    expect(await title()).toBe('Attraction Village')
    await change(content)
    await load()
    expect(await title()).toBe('Attraction Village')
    await writeFile(new URL('es/language.yaml', folder), 'isComplete: true\nreviewedBy: Ana\nsource: Fuente\n')
    await load()
    expect(await title()).toBe('Pueblo Atracción')
    expect((await rows()).filter(({ reviewed_at }) => reviewed_at !== null).map(({ kind }) => kind)).toEqual([
      'mission',
    ])
  })
})
