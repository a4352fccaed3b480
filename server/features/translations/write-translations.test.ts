import type { AuditPage } from 'contract/audit'
import type { ErrorAnswer } from 'contract/common'
import type { Mission } from 'contract/missions'
import type { Translation, TranslationFile, TranslationSummary } from 'contract/translations'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { aTranslation, inSpanish, STATION_TEXTS } from '#server/testing/translations.ts'
import * as claims from './claim-texts.ts'

const STATION = '/api/admin/translations/es/mission/1'

describeEachDatabase('translations that administrators write', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es', 'ar'] })
    administrator = await testApp.administrator()
  })
  beforeEach(async () => {
    await database().write((db) => db.deleteFrom('translations').execute())
  })
  afterAll(() => testApp.app.close())

  const call = <Body = ErrorAnswer>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
    testApp.call<Body & ErrorAnswer>(method, url, { cookie: administrator.cookie, body })
  const get = async <Body = Translation>(url = STATION) => (await call<Body>('GET', url)).body
  const title = async () =>
    (await testApp.call<Mission>('GET', '/api/missions/1', { headers: { 'accept-language': 'es' } })).body.title
  const stateOf = async (kind: string, id: string | number) =>
    (await get<TranslationSummary[]>('/api/admin/translations/es')).find(
      (each) => each.kind === kind && each.id === String(id),
    )

  test('are written beside the original, shown at once, and marked when the original changes', async () => {
    const missing = await get()
    expect(missing).toMatchObject({ state: 'missing', updatedAt: null, isMachineMade: false })
    expect(missing.texts.map(({ path, translation }) => [path, translation])).toEqual(
      STATION_TEXTS.map(({ path }) => [path, null]),
    )
    const { originalVersion, updatedAt } = missing
    const saved = await call<Translation>('PUT', STATION, { texts: STATION_TEXTS, originalVersion, updatedAt })
    expect([saved.statusCode, saved.body.state]).toEqual([200, 'current'])
    expect(await title()).toBe('Pueblo Atracción')
    const original = (await call<Mission>('GET', '/api/missions/1')).body
    await call('PUT', '/api/missions/1', { ...original, description: 'Another line.' })
    const changed = await get()
    expect(changed.state).toBe('changed')
    expect(changed.texts.filter(({ isChanged }) => isChanged).map(({ path }) => path)).toEqual(['description'])
    const again = { texts: STATION_TEXTS, originalVersion: changed.originalVersion, updatedAt: changed.updatedAt }
    expect((await call<Translation>('PUT', STATION, again)).body.state).toBe('current')
    await call('PUT', '/api/missions/1', { ...original, updatedAt: undefined })
  })

  test('need a review again when a text changes, and not when only the original was looked at anew', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 1 })
    expect(await stateOf('mission', 1)).toMatchObject({ isMachineMade: true, reviewedAt: null })
    const reviewed = await call<Translation>('POST', `${STATION}/review`, { updatedAt: (await get()).updatedAt })
    expect([reviewed.statusCode, reviewed.body.reviewedBy]).toEqual([200, administrator.user.name])
    const same = (await get()).texts.map(({ path, translation }) => ({ path, text: translation ?? '' }))
    expect((await call<Translation>('PUT', STATION, { texts: same })).body.reviewedAt).not.toBeNull()
    expect((await call<Translation>('PUT', STATION, { texts: STATION_TEXTS })).body.reviewedAt).toBeNull()
  })

  test('say so when somebody else changed them, or the original, meanwhile', async () => {
    const { originalVersion, updatedAt } = await get()
    expect((await call('PUT', STATION, { texts: STATION_TEXTS, originalVersion, updatedAt })).statusCode).toBe(200)
    const second = await call('PUT', STATION, { texts: STATION_TEXTS, originalVersion, updatedAt })
    expect([second.statusCode, second.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    const opened = await get()
    const stale = new Date(Date.parse(opened.updatedAt ?? '') - 1).toISOString()
    expect((await call('POST', `${STATION}/review`, { updatedAt: stale })).body.code).toBe('CHANGED_MEANWHILE')
    const other = { texts: STATION_TEXTS, originalVersion: 'another', updatedAt: opened.updatedAt }
    expect((await call('PUT', STATION, other)).body.code).toBe('CHANGED_MEANWHILE')
  })

  test.each([
    ['content: must not be blank', STATION_TEXTS.slice(0, 2)],
    [
      'description: must not be blank',
      [
        { path: 'title', text: 'T' },
        { path: 'description', text: ' \n' },
      ],
    ],
    ['tokens: the original has no such text', [...STATION_TEXTS, { path: 'tokens', text: '500' }]],
    ['__proto__: the original has no such text', [...STATION_TEXTS, { path: '__proto__', text: 'x' }]],
    ['title: must have at most 60 characters', [{ path: 'title', text: 'x'.repeat(61) }, ...STATION_TEXTS.slice(1)]],
    [
      'title: holds signs that nobody can see, or more than one line',
      [{ path: 'title', text: 'a\u202eb' }, ...STATION_TEXTS.slice(1)],
    ],
  ])('are refused by the place: %s', async (message, texts) => {
    const refused = await call('PUT', STATION, { texts })
    expect([refused.statusCode, refused.body.code, refused.body.message]).toEqual([400, 'INVALID', message])
    expect((await get()).state).toBe('missing')
  })

  test('of a lesson whose cards changed are not shown until they are saved again', async () => {
    const lesson = await aLesson(database(), (await aCourse(database())).id)
    await aTranslation(database(), { kind: 'lesson', entity: lesson.id })
    expect((await stateOf('lesson', lesson.id))?.state).toBe('current')
    const cards = [{ kind: 'read', text: 'First of all.' }, ...JSON.parse(lesson.cards)]
    await database().write((db) =>
      db
        .updateTable('lessons')
        .set({ cards: JSON.stringify(cards) })
        .where('id', '=', lesson.id)
        .execute(),
    )
    expect((await stateOf('lesson', lesson.id))?.state).toBe('unfit')
  })

  test('can be taken away', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 1 })
    expect((await call('DELETE', STATION)).statusCode).toBe(204)
    expect(await title()).toBe('Attraction Village')
    expect((await call('DELETE', STATION)).statusCode).toBe(404)
  })

  test('leave one row each in the audit log', async () => {
    await call('PUT', STATION, { texts: STATION_TEXTS })
    await call('POST', `${STATION}/review`, {})
    await call('DELETE', STATION)
    const { entries } = (await call<AuditPage>('GET', '/api/admin/audit')).body
    expect(entries.slice(0, 3).map(({ kind, targetId }) => [kind, targetId])).toEqual([
      ['translation-deleted', 'es/mission/1'],
      ['translation-reviewed', 'es/mission/1'],
      ['translation-updated', 'es/mission/1'],
    ])
  })

  test('come back from the file that they were exported to', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 1 })
    const file = (await call<TranslationFile>('GET', '/api/admin/translations/es/export')).body
    expect(file.entries.find(({ kind, id }) => kind === 'mission' && id === '1')?.texts[0]).toEqual({
      path: 'title',
      original: 'Attraction Village',
      translation: inSpanish('Attraction Village'),
    })
    await call('DELETE', STATION)
    const imported = await call('POST', '/api/admin/translations/es/import', file)
    expect([imported.statusCode, imported.body]).toMatchObject([200, { saved: 1, unchanged: 0 }])
    expect(await stateOf('mission', 1)).toMatchObject({ state: 'current', reviewedAt: null })
    expect((await call('POST', '/api/admin/translations/es/import', file)).body).toMatchObject({
      saved: 0,
      unchanged: 1,
    })
  })

  test('in a file that was made from another original count as changed since', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 1 })
    const file = (await call<TranslationFile>('GET', '/api/admin/translations/es/export')).body
    const [entry] = file.entries.filter(({ kind, id }) => kind === 'mission' && id === '1')
    const [first, ...rest] = entry?.texts ?? []
    const texts = [{ ...first, original: 'Attraction Town', translation: 'Pueblo' }, ...rest]
    await call('POST', '/api/admin/translations/es/import', { language: 'es', entries: [{ ...entry, texts }] })
    expect((await stateOf('mission', 1))?.state).toBe('changed')
  })

  test.each<[string, (file: TranslationFile) => unknown]>([
    ['mission 1: title: must not be blank', blankTitle],
    ['mission 9: there is no such original', (file) => withEntry(file, { id: '9' })],
    ['The file is for ar, not for es.', (file) => ({ ...file, language: 'ar' })],
    [
      'mission 2: is in the file twice',
      (file) => ({ ...file, entries: [...file.entries, ...file.entries.slice(1, 2)] }),
    ],
  ])('in a file with a fault are refused by the place, and nothing of it is saved: %s', async (message, spoil) => {
    for (const entity of [1, 2]) await aTranslation(database(), { kind: 'mission', entity })
    const whole = (await call<TranslationFile>('GET', '/api/admin/translations/es/export')).body
    const file = { ...whole, entries: whole.entries.filter(({ kind, id }) => kind === 'mission' && Number(id) < 3) }
    await database().write((db) => db.deleteFrom('translations').execute())
    const refused = await call('POST', '/api/admin/translations/es/import', spoil(file) as object)
    expect([refused.statusCode, refused.body.message]).toEqual([400, message])
    expect(await database().read.selectFrom('translations').selectAll().execute()).toEqual([])
  })

  test('in a file with a fault are refused before the rules about claims have read anything', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 1 })
    const whole = (await call<TranslationFile>('GET', '/api/admin/translations/es/export')).body
    const [entry] = whole.entries.filter(({ kind, id }) => kind === 'mission' && id === '1')
    await database().write((db) => db.deleteFrom('translations').execute())
    const read = vi.spyOn(claims, 'translatedClaims')
    const importing = (entries: unknown[]) => call('POST', '/api/admin/translations/es/import', { ...whole, entries })
    expect((await importing([entry, entry])).body.message).toBe('mission 1: is in the file twice')
    expect(read).not.toHaveBeenCalled()
    expect((await importing([entry])).statusCode).toBe(200)
    expect(read).toHaveBeenCalled()
    read.mockRestore()
  })

  const CLAIM = 'Gana 5.000 € al mes desde casa'
  const withText = (path: string, text: string) =>
    STATION_TEXTS.map((each) => (each.path === path ? { path, text } : each))

  test('are held to the rules about claims, as the original is, naming the place', async () => {
    const refused = await call('PUT', STATION, { texts: withText('description', CLAIM) })
    expect([refused.statusCode, refused.body.code]).toEqual([400, 'CLAIM_MADE'])
    expect(refused.body.message).toMatch(/^description: “/)
    expect((await get()).state).toBe('missing')
    const quoted = withText('description', `Nunca digas “${CLAIM}”.`)
    expect((await call('PUT', STATION, { texts: quoted })).statusCode).toBe(200)
  })

  test('with a claim that was saved before can be changed elsewhere', async () => {
    const texts = JSON.stringify(
      Object.fromEntries(withText('description', CLAIM).map(({ path, text }) => [path, text])),
    )
    await aTranslation(database(), { kind: 'mission', entity: 1 }, { texts })
    const saved = await call('PUT', STATION, {
      texts: withText('description', CLAIM).map((each) => (each.path === 'title' ? { ...each, text: 'Otra' } : each)),
    })
    expect(saved.statusCode).toBe(200)
    expect(await title()).toBe('Otra')
  })

  test('may let a wrong choice of a question be a claim, but not the right one', async () => {
    const quiz = await aQuiz(database(), null, { correct_answer: 0 })
    const address = `/api/admin/translations/es/quiz/${quiz.id}`
    const choices = (right: string, wrong: string) => ({
      texts: [
        { path: 'question', text: '¿Qué dices?' },
        ...[right, wrong, 'Nada', 'Otra cosa'].map((text, index) => ({ path: `choices.${index}`, text })),
        { path: 'explanation', text: 'Porque es verdad.' },
      ],
    })
    expect((await call('PUT', address, choices(CLAIM, 'Vendo cremas'))).body.code).toBe('CLAIM_MADE')
    expect((await call('PUT', address, choices('Vendo cremas', CLAIM))).statusCode).toBe(200)
  })

  test('in a file with a claim are refused by the place, and nothing of it is saved', async () => {
    for (const entity of [1, 2]) await aTranslation(database(), { kind: 'mission', entity })
    const whole = (await call<TranslationFile>('GET', '/api/admin/translations/es/export')).body
    const entries = whole.entries.filter(({ kind, id }) => kind === 'mission' && Number(id) < 3)
    const file = { ...whole, entries }
    const [first, second] = entries
    const texts = second?.texts.map((each) => (each.path === 'title' ? { ...each, translation: CLAIM } : each))
    await database().write((db) => db.deleteFrom('translations').execute())
    const refused = await call('POST', '/api/admin/translations/es/import', {
      ...file,
      entries: [first, { ...second, texts }],
    })
    expect([refused.statusCode, refused.body.code]).toEqual([400, 'CLAIM_MADE'])
    expect(refused.body.message).toMatch(/^mission 2 title: “/)
    expect(await database().read.selectFrom('translations').selectAll().execute()).toEqual([])
  })

  test.each(['/api/admin/translations/en', '/api/admin/translations/fr', '/api/admin/translations/es/mission/99'])(
    'there are none at %s',
    async (url) => {
      expect((await call('GET', url)).statusCode).toBe(404)
    },
  )
})

function withEntry(file: TranslationFile, changes: object): TranslationFile {
  const [first, ...rest] = file.entries
  return { ...file, entries: [{ ...first, ...changes } as TranslationFile['entries'][number], ...rest] }
}

function blankTitle(file: TranslationFile): TranslationFile {
  const texts = file.entries[0]?.texts.map((text) => (text.path === 'title' ? { ...text, translation: '' } : text))
  return withEntry(file, { texts })
}
