import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { useErrorAnswers } from '#server/plugins/errors.ts'
import { PAGES, serveSite } from './site.ts'

const ROUTE_TREE = join(import.meta.dirname, '../../web/route-tree.gen.ts')

/** The addresses of the web's routes, in the server's way of writing them. */
function webRoutes(): string[] {
  const [, union = ''] = /fullPaths:([^\n]*(?:\n\s+\|[^\n]*)*)/.exec(readFileSync(ROUTE_TREE, 'utf8')) ?? []
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  return paths
    .filter((path) => path !== '/design')
    .map(withoutSlashAtEnd)
    .flatMap((path) => (path === '/auth/$mode' ? ['/auth/login', '/auth/register'] : [path.replaceAll('$', ':')]))
}

/** The web writes the first page of a folder with one. */
function withoutSlashAtEnd(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

describe('the pages that the server answers with 200', () => {
  test('are the routes of the web, and no others', () => {
    expect(Object.keys(PAGES).sort()).toEqual(webRoutes().sort())
  })
})

describe('a built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-site-'))
  const site = fastify()
  let database: Database
  beforeAll(async () => {
    const dist = (file: string, content: string) => writeFileSync(join(folder, file), content)
    for (const file of new Set(Object.values(PAGES))) dist(file, `<title>${file} at __PUBLIC_URL__</title>`)
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
  const SHELL = '<title>app.html at https://line.example</title>'

  test('has its pages with the address that the world knows, in every encoding', async () => {
    expect((await get('/')).body).toBe('<title>index.html at https://line.example</title>')
    const [plain, br, gzip] = await Promise.all(
      ['', 'br', 'gzip'].map((encoding) => get('/account', { 'accept-encoding': encoding })),
    )
    expect(plain?.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(plain?.body).toBe('<title>account.html at https://line.example</title>')
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.body)
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body)
  })

  test('does not send a page again to whoever has it, among others or through a proxy that compresses', async () => {
    const { etag = '' } = (await get('/info')).headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/info', { 'if-none-match': known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('has the shell with 404 for an address that is no page, also for whoever has it', async () => {
    const { etag = '' } = (await get('/info')).headers
    const nowhere = await get('/nowhere', { 'if-none-match': etag })
    expect([nowhere.statusCode, nowhere.body]).toEqual([404, SHELL])
    expect((await get('/nowhere', { accept: '*/*' })).json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('sends its files whole, and refuses what cannot be answered (G13)', async () => {
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
