import type { SiteSettings } from 'contract/site-settings'
import type { IncomeDisclosure, ManagedFigure, MarketingFigure } from 'contract/site-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { aTranslation } from '#server/testing/translations.ts'
import { loadStarterTexts } from './starter-texts.ts'

describeEachDatabase('the texts of the site', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es'] })
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const shown = async () => (await testApp.call<MarketingFigure[]>('GET', '/api/marketing-figures')).body
  const all = async () =>
    (await testApp.call<ManagedFigure[]>('GET', '/api/admin/marketing-figures', { cookie: administrator.cookie })).body
  const managed = async (key: string) => {
    const figure = (await all()).find((each) => each.key === key)
    if (figure === undefined) throw new Error(`There is no figure ${key}.`)
    return figure
  }
  const put = <Body>(url: string, body: object) =>
    testApp.call<Body>('PUT', `/api/admin/${url}`, { cookie: administrator.cookie, body })

  test('go with what the operator has set', async () => {
    const site = async (app: TestApp) => (await app.call<SiteSettings>('GET', '/api/site')).body
    const unset = { passwordMin: 6, referralPaysAt: 'registered', contactEmail: null }
    const nobody = { operatorName: null, postalAddress: null }
    expect(await site(testApp)).toEqual({ ...unset, ...nobody, areInvitationsMailed: true })
    const set = {
      passwordMin: 10,
      referralPaysAt: 'station1',
      contactEmail: 'ana@line.example',
      operatorName: 'Line Ltd',
      postalAddress: '12 High Street, Leeds',
    } as const
    const other = await startTestApp(database(), set)
    expect(await site(other)).toEqual({ ...set, areInvitationsMailed: true })
    await other.app.close()
  })

  test('begin with the four figures of the specification, none of them with a source', async () => {
    expect((await shown()).map(({ value, label, source }) => [value, label, source])).toEqual([
      ['5-10x', 'ROI', null],
      ['90%', 'retention', null],
      ['24/7', 'support', null],
      ['Top 3%', 'of the field', null],
    ])
  })

  test('show a figure in the language of the request, and in English once an administrator gives it other words', async () => {
    const headers = { 'accept-language': 'es' }
    const inSpanish = async () => {
      const { body } = await testApp.call<MarketingFigure[]>('GET', '/api/marketing-figures', { headers })
      const figure = body.find(({ key }) => key === 'support')
      return [figure?.value, figure?.label, figure?.source, figure?.language]
    }
    const figure = { value: '24/7', label: 'support', source: null, isHidden: false }
    expect(await inSpanish()).toEqual(['24/7', 'support', null, 'en'])
    await aTranslation(database(), { kind: 'figure', entity: 'support' })
    expect(await inSpanish()).toEqual(['[es] 24/7', '[es] support', null, 'es'])
    const ofPage = await testApp.call<MarketingFigure[]>('GET', '/api/marketing-figures?language=en', { headers })
    expect(ofPage.body.find(({ key }) => key === 'support')).toMatchObject({ label: 'support' })
    expect((await shown()).find(({ key }) => key === 'support')).toEqual({
      key: 'support',
      ...figure,
      isConfirmed: false,
    })
    await put('marketing-figures/support', { ...figure, source: 'Our rota' })
    expect(await inSpanish()).toEqual(['[es] 24/7', '[es] support', 'Our rota', 'es'])
    await put('marketing-figures/support', { ...figure, label: 'help' })
    expect(await inSpanish()).toEqual(['24/7', 'help', null, 'en'])
    const texts = [
      { path: 'value', text: '24/7' },
      { path: 'label', text: 'de ayuda' },
    ]
    expect((await put('translations/es/figure/support', { texts })).statusCode).toBe(200)
    expect(await inSpanish()).toEqual(['24/7', 'de ayuda', null, 'es'])
    await put('marketing-figures/support', figure)
  })

  test('keep the numbers of a translated figure', async () => {
    const texts = (value: string) => [
      { path: 'value', text: value },
      { path: 'label', text: 'de permanencia' },
    ]
    const translate = (value: string) =>
      put<{ message: string }>('translations/es/figure/retention', { texts: texts(value) })
    expect((await translate('90 %')).statusCode).toBe(200)
    const refused = await translate('99 %')
    expect([refused.statusCode, refused.body.message]).toEqual([
      400,
      'value: must have the same numbers as the original',
    ])
  })

  test('hold the words of a translated figure together to the rules about claims', async () => {
    const figure = { value: '24/7', label: 'support', source: null, isHidden: false }
    expect((await put('marketing-figures/support', { ...figure, value: '5,000' })).statusCode).toBe(200)
    const translate = (label: string) =>
      put<{ code: string }>('translations/es/figure/support', {
        texts: [
          { path: 'value', text: '5.000 €' },
          { path: 'label', text: label },
        ],
      })
    const refused = await translate('de ingresos al mes')
    expect([refused.statusCode, refused.body.code]).toEqual([400, 'CLAIM_MADE'])
    expect((await translate('donamos en 2026')).statusCode).toBe(200)
    await put('marketing-figures/support', figure)
  })

  test('begin with what we say about income', async () => {
    const answer = await testApp.call<IncomeDisclosure>('GET', '/api/income-disclosure')
    expect(answer.body.text).toMatch(/^# About income/)
  })

  test('refuse one of two changes that come at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const { body: opened } = await testApp.call<IncomeDisclosure>('GET', '/api/income-disclosure')
      const texts = ['Most people earn little.', 'Most people earn nothing.'].map((text) => `${text} ${round}`)
      const answers = await Promise.all(texts.map((text) => put('income-disclosure', { ...opened, text })))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
  })

  test('refuse one of two changes to a figure that come at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const opened = await managed('retention')
      const values = [`${80 + round}%`, `${70 + round}%`]
      const answers = await Promise.all(values.map((value) => put('marketing-figures/retention', { ...opened, value })))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
  })

  test('say so when another administrator changed what we say about income meanwhile', async () => {
    const { body: opened } = await testApp.call<IncomeDisclosure>('GET', '/api/income-disclosure')
    const first = await put<IncomeDisclosure>('income-disclosure', { ...opened, text: 'Most people earn little.' })
    expect(first.statusCode).toBe(200)
    const second = await put<{ code: string }>('income-disclosure', { ...opened, text: 'It is easy.' })
    expect([second.statusCode, second.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await testApp.call('GET', '/api/income-disclosure')).body).toEqual(first.body)
  })

  test('take back a figure as it was given, changed', async () => {
    const { updatedAt, ...figure } = await managed('roi')
    const body = { ...figure, source: ' Our books ', updatedAt }
    const answer = await put<ManagedFigure>('marketing-figures/roi', body)
    const { updatedAt: changedAt, ...changed } = answer.body
    expect([answer.statusCode, changed]).toEqual([200, { ...figure, source: 'Our books' }])
    expect(Date.parse(changedAt)).toBeGreaterThan(Date.parse(updatedAt))
    expect((await shown())[0]).toEqual({ ...figure, source: 'Our books' })
  })

  test('say so when another administrator changed a figure meanwhile, and keep its source', async () => {
    const opened = await managed('roi')
    const sourced = { ...opened, source: 'Our books of 2026', isConfirmed: true }
    const first = await put<ManagedFigure>('marketing-figures/roi', sourced)
    expect(first.statusCode).toBe(200)
    const second = await put<{ code: string }>('marketing-figures/roi', { ...opened, label: 'return' })
    expect([second.statusCode, second.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await managed('roi')).toEqual(first.body)
  })

  test('keep a hidden figure from visitors, and show it to administrators', async () => {
    const hidden = { value: 'Top 3%', label: 'of the field', source: '', isHidden: true }
    expect((await put<MarketingFigure>('marketing-figures/top', hidden)).body.source).toBeNull()
    expect((await shown()).map(({ key }) => key)).not.toContain('top')
    expect((await all()).find(({ key }) => key === 'top')?.isHidden).toBe(true)
  })

  test('keep a figure from visitors of a public site until it has a source or is confirmed', async () => {
    const app = await startTestApp(database(), { publicUrl: 'https://line.example' })
    const seen = async () => (await app.call<MarketingFigure[]>('GET', '/api/marketing-figures')).body
    const figure = { value: '90%', label: 'retention', isHidden: false }
    const has = async () => (await seen()).some(({ key }) => key === 'retention')
    const write = (more: object) => put('marketing-figures/retention', { ...figure, source: null, ...more })
    expect([await has(), (await shown()).some(({ key }) => key === 'retention')]).toEqual([false, true])
    await write({ isConfirmed: true })
    expect((await seen()).find(({ key }) => key === 'retention')).toMatchObject({ source: null, isConfirmed: true })
    await write({})
    expect(await has()).toBe(false)
    await write({ source: 'Our books of 2026' })
    expect(await has()).toBe(true)
    await write({ isConfirmed: true, isHidden: true })
    expect(await has()).toBe(false)
    await write({})
    await app.app.close()
  })

  test.each(['nothing', '__proto__'])('know no figure %s (FIGURE_NOT_FOUND)', async (key) => {
    const answer = await put<{ code: string }>(`marketing-figures/${key}`, {
      value: '1',
      label: 'x',
      source: null,
      isHidden: false,
    })
    expect([answer.statusCode, answer.body.code]).toEqual([404, 'FIGURE_NOT_FOUND'])
  })

  test.each([
    { value: '' },
    { value: ' ' },
    { label: ' ' },
    { label: 'x\ny' },
    { value: 'x'.repeat(21) },
    { isHidden: 1 },
  ])('refuse a figure with %j', async (wrong) => {
    const figure = { value: '1', label: 'x', source: null, isHidden: false, ...wrong }
    expect((await put('marketing-figures/roi', figure)).statusCode).toBe(400)
  })

  test('keep what an administrator wrote about income over the next start', async () => {
    testApp.clock.now += 1_000
    const answer = await put<IncomeDisclosure>('income-disclosure', { text: 'Most people earn nothing.' })
    const expected = { text: 'Most people earn nothing.', updatedAt: new Date(testApp.clock.now).toISOString() }
    expect(answer.body).toEqual(expected)
    await loadStarterTexts(testApp.deps)
    expect((await testApp.call('GET', '/api/income-disclosure')).body).toEqual(expected)
  })
})
