import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShownFigure } from '#server/features/site-texts/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { fillFigures, LandingPage } from './landing-figures.ts'

/** As web/features/landing/figures.tsx is prerendered. */
const ITEM = (key: string, value: string, label: string) =>
  `<li data-figure="${key}"><p class="font-semibold"><strong data-figure-value="" class="block [&amp;&gt;i]:x">${value}</strong> ` +
  `<span data-figure-label="">${label}</span></p><p data-figure-source="" class="text-sm">illustrative</p></li>`
const PAGE =
  '<main><ul class="steps"><li>Register</li></ul><ul class="figures" data-figures="">' +
  `${ITEM('roi', '5-10x', 'ROI')}${ITEM('top', 'Top 3%', 'of the field')}</ul><p>no income</p></main>`

const aFigure = (overrides: Partial<ShownFigure> = {}) => ({
  key: 'retention',
  value: '90%',
  label: 'retention',
  source: null,
  ...overrides,
})

describe('the landing page', () => {
  test('shows the stored figures in the markup that was prerendered, and nothing else changes', () => {
    const filled = fillFigures(PAGE, [aFigure(), aFigure({ key: 'support', value: '24/7', label: 'support' })])
    const items = `${ITEM('retention', '90%', 'retention')}${ITEM('support', '24/7', 'support')}`
    expect(filled).toBe(PAGE.replace(/<li data-figure=.*<\/li>(?=<\/ul><p>)/, items))
  })

  test('says where a figure comes from, or that it is illustrative', () => {
    const filled = fillFigures(PAGE, [aFigure({ source: 'Survey of 2026' }), aFigure()])
    expect([...filled.matchAll(/data-figure-source=""[^>]*>([^<]*)</g)].map(([, source]) => source)).toEqual([
      'Survey of 2026',
      'illustrative',
    ])
  })

  test('has an empty list where every figure is hidden', () => {
    expect(fillFigures(PAGE, [])).toContain('<ul class="figures" data-figures=""></ul>')
  })

  test("shows an administrator's markup as text, in every field (A27)", () => {
    const script = `</strong><script>alert("1")</script><img src=x onerror='alert(1)'>$&$1`
    const filled = fillFigures(PAGE, [aFigure({ key: script, value: script, label: script, source: script })])
    expect(filled).not.toMatch(/<script|<img|onerror='/)
    expect(filled.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')).toHaveLength(5)
    expect(filled.split('$&amp;$1')).toHaveLength(5)
  })

  test('stays as it is where it was built without figures', () => {
    expect(fillFigures('<main></main>', [aFigure()])).toBe('<main></main>')
  })

  test('is marked by the page itself as it is looked for here', () => {
    const source = readFileSync(join(import.meta.dirname, '../../web/features/landing/figures.tsx'), 'utf8')
    expect(source).toMatch(/<ul className="figures\b[^"]*" data-figures="">/)
    expect(source).toMatch(/<li data-figure=\{key\}[ >]/)
    for (const part of ['value', 'label', 'source']) expect(source).toContain(`data-figure-${part}=""`)
  })
})

describeEachDatabase('the landing page as it is sent', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  const site = fastify()
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
    const landing = new LandingPage(PAGE, testApp.deps)
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
    expect(after.headers['cache-control']).toBe('no-cache')
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
      new LandingPage(PAGE, { config, database: database() }),
      new LandingPage(PAGE, { config, database: away }),
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
    expect(unread).toContain('<ul class="figures" data-figures=""></ul>')
  })

  test('shows no hidden figure', async () => {
    await change('support', { value: '24/7', label: 'support', source: null, isHidden: true })
    expect((await visit()).payload).not.toContain('24/7')
    await change('support', { value: '24/7', label: 'support', source: null, isHidden: false })
    expect((await visit()).payload).toContain('24/7')
  })
})
