import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import type { BuiltPage, BuiltSite } from 'contract/built-site'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { useErrorAnswers } from '#server/plugins/errors.ts'
import { serveSite } from './site.ts'

const PRELOADS = { fonts: [], styles: [], scripts: [], drawings: [], calls: [] }

function aPage(document: string, overrides: Partial<BuiltPage> = {}): BuiltPage {
  const page = { document, status: 200, isIndexable: true, isPublic: false, slots: {}, preloads: PRELOADS } as const
  return { ...page, ...overrides }
}

const PAGES = {
  '/': aPage('index.html', { isPublic: true, slots: { publicUrl: '__PUBLIC_URL__' } }),
  '/account': aPage('_member/account.html'),
  '/info': aPage('info/index.html'),
  '/course/:id': aPage('course/$id.html', { memberCalls: ['/api/courses/:id', '/api/missions'] }),
}
const NOT_FOUND = aPage('app.html', { status: 404 })
const OFFER = { html: '', address: '%%address%%', putAway: '%%put-away%%' }
const SITE: BuiltSite = {
  languages: [{ code: 'en', pages: PAGES, notFound: NOT_FOUND, offer: OFFER }],
  packages: [],
}

const titleOf = (document: string): string => `<title>${document} at __PUBLIC_URL__</title>`

describe('a built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-site-'))
  const site = fastify()
  let database: Database
  beforeAll(async () => {
    const dist = (file: string, content: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    for (const { document } of [...Object.values(PAGES), NOT_FOUND]) dist(document, titleOf(document))
    dist('.build/pages.json', JSON.stringify(SITE))
    dist('favicon.svg', '<svg/>')
    dist('robots.txt', 'User-agent: *\nDisallow: /api/\n')
    database = await openDatabase({ kind: 'sqlite', file: join(folder, 'whistlestop.db') })
    useErrorAnswers(site)
    await site.register(cookie)
    await serveSite(site, { config: loadConfig({ PUBLIC_URL: 'https://line.example' }), database }, folder)
  })
  afterAll(async () => {
    await site.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    site.inject({ url, headers: { accept: 'text/html', ...headers } })
  const SHELL = titleOf('app.html')

  test('has its pages with the address that the world knows, in every encoding', async () => {
    expect((await get('/')).body).toBe('<title>index.html at https://line.example</title>')
    const [plain, br, gzip] = await Promise.all(
      ['', 'br', 'gzip'].map((encoding) => get('/account', { 'accept-encoding': encoding })),
    )
    expect(plain?.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(plain?.body).toBe(titleOf('_member/account.html'))
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.body)
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body)
  })

  test('answers each address of its manifest, whatever its parameters are, with the page named there', async () => {
    const course = await get('/course/7')
    expect([course.statusCode, course.body]).toEqual([200, titleOf('course/$id.html')])
    expect((await get('/course/7/8')).statusCode).toBe(404)
  })

  test('names the first calls of a page to a browser with a session, with the page’s own id', async () => {
    const call = (path: string) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`
    const linkOf = async (url: string, headers = {}) => (await get(url, headers)).headers.link
    const session = { cookie: '__Host-session=any' }
    expect(await linkOf('/course/7', session)).toBe(`${call('/api/courses/7')}, ${call('/api/missions')}`)
    expect(await linkOf('/course/7')).toBeUndefined()
    expect(await linkOf('/account', session)).toBeUndefined()
    for (const id of ['0', '7e1', '-1', '1234567890', '7%3E%3B%20rel=x', '..%2Fusers']) {
      expect(await linkOf(`/course/${id}`, session)).toBe(call('/api/missions'))
    }
  })

  test('does not send a page again to a browser that has it, among others or through a proxy that compresses', async () => {
    const { etag = '' } = (await get('/info')).headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/info', { 'if-none-match': known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('has the shell with 404 for an address that is no page, also to a browser that has the shell', async () => {
    const { etag = '' } = (await get('/info')).headers
    const nowhere = await get('/nowhere', { 'if-none-match': etag })
    expect([nowhere.statusCode, nowhere.body]).toEqual([404, SHELL])
    expect((await get('/nowhere', { accept: '*/*' })).json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('keeps its manifest and its unfilled pages to itself', async () => {
    for (const file of ['/.build/pages.json', '/index.html']) expect((await get(file)).statusCode).toBe(404)
  })

  test('tells search engines its public pages, by the address that the world knows', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(['https://line.example/'])
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://line.example/sitemap.xml\n',
    )
  })

  test('in one language has no other to choose, whatever the visitor asks for', async () => {
    const page = await get('/', { cookie: 'language=de', 'accept-language': 'de' })
    expect([page.statusCode, page.headers.vary]).toEqual([200, 'accept-encoding'])
    expect((await get('/language/de?to=/')).statusCode).toBe(404)
  })

  test('sends its files whole, and refuses what cannot be answered', async () => {
    const whole = await get('/favicon.svg', { range: 'bytes=99999999-' })
    expect([whole.statusCode, whole.body]).toEqual([200, '<svg/>'])
    const other = await get('/favicon.svg', { 'if-match': '"other"' })
    expect(other.statusCode).toBe(400)
    expect(other.json()).toMatchObject({
      code: 'INVALID',
      message: 'This request cannot be answered: precondition failed.',
    })
  })
})

describe('a site that is not whole', () => {
  const serve = async (site?: BuiltSite) => {
    const folder = mkdtempSync(join(tmpdir(), 'whistlestop-no-site-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    if (site) {
      mkdirSync(join(folder, '.build'))
      writeFileSync(join(folder, '.build/pages.json'), JSON.stringify(site))
    }
    const app = fastify()
    await app.register(cookie)
    onTestFinished(() => app.close())
    const deps = { config: loadConfig({}), database: {} as Database }
    await serveSite(app, deps, folder)
    return app
  }

  test('leaves the API alone served: an address is 404 in JSON, for a person too', async () => {
    const answer = await (await serve()).inject({ url: '/', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('stops the start where a page is missing, and says what to do', async () => {
    await expect(serve(SITE)).rejects.toThrow('The built site has no app.html. Run: npm run build')
  })
})
