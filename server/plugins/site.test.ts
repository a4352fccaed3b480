import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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
  return { document, status: 200, isIndexable: true, slots: {}, preloads: PRELOADS, ...overrides }
}

const SITE: BuiltSite = {
  pages: {
    '/': aPage('index.html', { slots: { publicUrl: '__PUBLIC_URL__' } }),
    '/account': aPage('_member/account.html'),
    '/info': aPage('info/index.html'),
    '/course/:id': aPage('course/$id.html'),
  },
  notFound: aPage('app.html', { status: 404 }),
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
    for (const { document } of [...Object.values(SITE.pages), SITE.notFound]) dist(document, titleOf(document))
    dist('.build/pages.json', JSON.stringify(SITE))
    dist('favicon.svg', '<svg/>')
    database = await openDatabase({ kind: 'sqlite', file: join(folder, 'whistlestop.db') })
    useErrorAnswers(site)
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
