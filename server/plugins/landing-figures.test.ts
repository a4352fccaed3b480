import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TranslatedFigure } from '#server/features/site-texts/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { aTranslation } from '#server/testing/translations.ts'
import { figuresHtml, LandingPage } from './landing-figures.ts'

const SLOT = {
  marker: '<!--figures-->',
  figure: ['<li><strong>', 'value', '</strong> <span>', 'label', '</span><p class="source">', 'source', '</p></li>'],
  withoutSource: 'illustrative',
  notTranslated: 'Not translated yet.',
}
const LANGUAGE_SLOT = { ...SLOT, figure: ['<li lang="', 'language', '">', 'label', '<p>', 'note', '</p></li>'] }
const PAGE = '<main><ul class="figures" data-figures=""><!--figures--></ul><p>no income</p></main>'

const aFigure = (overrides: Partial<TranslatedFigure> = {}) => ({
  value: '90%',
  label: 'retention',
  source: null,
  ...overrides,
})

describe('the figures of the landing page', () => {
  test('are written in the markup that was built, one after the other', () => {
    expect(figuresHtml(SLOT, 'en', [aFigure(), aFigure({ value: '24/7', label: 'support' })])).toBe(
      '<li><strong>90%</strong> <span>retention</span><p class="source">illustrative</p></li>' +
        '<li><strong>24/7</strong> <span>support</span><p class="source">illustrative</p></li>',
    )
  })

  test('say where they come from, or that they are illustrative', () => {
    const html = figuresHtml(SLOT, 'en', [aFigure({ source: 'Survey of 2026' }), aFigure()])
    expect(html.split('class="source">').map((rest) => rest.split('<')[0])).toEqual([
      '',
      'Survey of 2026',
      'illustrative',
    ])
  })

  test('say that they are illustrative in the words of the page’s language', () => {
    const spanish = { ...SLOT, withoutSource: 'ilustrativa' }
    expect(figuresHtml(spanish, 'es', [aFigure()])).toContain('<p class="source">ilustrativa</p>')
  })

  test('say in which language they are, and that they aren’t translated where it’s not that of the page', () => {
    const figures = [aFigure({ label: 'de retención', language: 'es' }), aFigure({ language: 'en' })]
    expect(figuresHtml(LANGUAGE_SLOT, 'es', figures)).toBe(
      '<li lang="es">de retención<p></p></li><li lang="en">retention<p>Not translated yet.</p></li>',
    )
    expect(figuresHtml(LANGUAGE_SLOT, 'en', [aFigure()])).toBe('<li lang="en">retention<p></p></li>')
  })

  test("shows an administrator's markup as text, in every field", () => {
    const script = `</strong><script>alert("1")</script><img src=x onerror='alert(1)'>$&$1<!--figures-->`
    const html = figuresHtml(SLOT, 'en', [aFigure({ value: script, label: script, source: script })])
    expect(html).not.toMatch(/<script|<img|onerror='|<!--/)
    expect(html.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')).toHaveLength(4)
    expect(html.split('$&amp;$1')).toHaveLength(4)
  })
})

describeEachDatabase('the landing page as it is sent', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  const site = fastify()
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
    const landing = new LandingPage(PAGE, 'en', SLOT, testApp.deps)
    site.get('/', async (request, reply) => {
      await landing.send(request, reply)
      return reply
    })
  })
  afterAll(async () => {
    await site.close()
    await testApp.app.close()
  })

  const visit = (headers: Record<string, string> = {}) => site.inject({ url: '/', headers })
  const change = (key: string, body: object) =>
    testApp.call('PUT', `/api/admin/marketing-figures/${key}`, { cookie: administrator.cookie, body })

  test('shows a change from the next request on, under another tag, in every encoding', async () => {
    const before = await visit()
    expect(before.payload).toContain('>5-10x</strong>')
    const same = await visit({ 'if-none-match': String(before.headers.etag) })
    expect([same.statusCode, same.payload]).toEqual([304, ''])
    await change('roi', { value: '2x', label: 'return', source: 'Our books of 2026', isHidden: false })
    const after = await visit({ 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect(after.payload).toContain('>2x</strong>')
    expect(after.payload).toContain('Our books of 2026')
    const [br, gzip] = [await visit({ 'accept-encoding': 'br' }), await visit({ 'accept-encoding': 'gzip' })]
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(after.payload)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(after.payload)
  })

  test('of a public site shows only figures with a source or confirmed, also before it has read them', async () => {
    const proved = { value: '24/7', label: 'support', source: 'Our rota', isHidden: false }
    await change('support', proved)
    const config = { ...testApp.deps.config, publicUrl: 'https://line.example' }
    const away = Object.assign(Object.create(database()), { read: undefined })
    const pages = [
      new LandingPage(PAGE, 'en', SLOT, { config, database: database() }),
      new LandingPage(PAGE, 'en', SLOT, { config, database: away }),
    ]
    const publicSite = fastify()
    for (const [index, page] of pages.entries()) {
      publicSite.get(`/${index}`, async (request, reply) => {
        await page.send(request, reply)
        return reply
      })
    }
    const [read, unread] = [(await publicSite.inject('/0')).payload, (await publicSite.inject('/1')).payload]
    await publicSite.close()
    await change('support', { ...proved, source: null })
    expect([read.includes('>24/7</strong>'), read.includes('illustrative')]).toEqual([true, false])
    expect(unread).toBe(PAGE.replace(SLOT.marker, ''))
  })

  test('shows in another language what was translated, until its words are changed', async () => {
    const labels = async () => {
      const page = new LandingPage(PAGE, 'es', LANGUAGE_SLOT, testApp.deps)
      const spanishSite = fastify()
      spanishSite.get('/', async (request, reply) => {
        await page.send(request, reply)
        return reply
      })
      const { payload } = await spanishSite.inject('/')
      await spanishSite.close()
      return [...payload.matchAll(/<li lang="(..)">([^<]*)/g)].map(([, language, label]) => `${language}: ${label}`)
    }
    const figure = { value: '90%', label: 'retention', source: null, isHidden: false }
    await aTranslation(database(), { kind: 'figure', entity: 'retention' })
    expect(await labels()).toContain('es: [es] retention')
    await change('retention', { ...figure, source: 'Our books' })
    expect(await labels()).toContain('es: [es] retention')
    await change('retention', { ...figure, value: '85%' })
    expect(await labels()).toContain('en: retention')
    await change('retention', figure)
    expect(await labels()).toContain('es: [es] retention')
    await database().write((db) => db.deleteFrom('translations').execute())
  })

  test('shows no hidden figure', async () => {
    await change('support', { value: '24/7', label: 'support', source: null, isHidden: true })
    expect((await visit()).payload).not.toContain('24/7')
    await change('support', { value: '24/7', label: 'support', source: null, isHidden: false })
    expect((await visit()).payload).toContain('24/7')
  })
})
