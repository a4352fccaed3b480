import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import cookie from '@fastify/cookie'
import type { BuiltLanguage, BuiltPage, BuiltSite } from 'contract/built-site'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { useErrorAnswers } from '#server/plugins/errors.ts'
import { serveSite } from './site.ts'

const CODES = ['en', 'ar', 'de', 'es', 'pt-BR']

function aPage(code: string, name: string, overrides: Partial<BuiltPage> = {}): BuiltPage {
  const preloads = { fonts: [], styles: [], scripts: [], drawings: [], calls: [] }
  const document = code === 'en' ? name : `${code}/${name}`
  return { document, status: 200, isIndexable: true, isPublic: false, slots: {}, preloads, ...overrides }
}

function aLanguage(code: string): BuiltLanguage {
  const page = { isPublic: true, slots: { offer: '<!--offer-->' } }
  return {
    code,
    pages: {
      '/': aPage(code, 'index.html', {
        isPublic: true,
        slots: {
          offer: '<!--offer-->',
          figures: {
            marker: '<!--figures-->',
            figure: ['<li>', 'value', '</li>'],
            withoutSource: code,
            notTranslated: '',
          },
        },
      }),
      '/courses': aPage(code, 'courses.html', page),
      '/dashboard': aPage(code, 'dashboard.html', { isIndexable: false }),
      '/course/:id': aPage(code, 'course.html'),
    },
    notFound: aPage(code, 'app.html', { status: 404 }),
    offer: { html: `<p>${code} %a% %p%</p>`, address: '%a%', putAway: '%p%' },
  }
}

const SITE: BuiltSite = { languages: CODES.map(aLanguage), packages: [] }

describe('a site in five languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-languages-'))
  const site = fastify()
  let database: Database
  beforeAll(async () => {
    const dist = (file: string, content: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    for (const { pages, notFound } of SITE.languages)
      for (const { document } of [...Object.values(pages), notFound]) dist(document, `${document}<!--offer-->`)
    dist('.build/pages.json', JSON.stringify(SITE))
    database = await openDatabase({ kind: 'sqlite', file: join(folder, 'whistlestop.db') })
    useErrorAnswers(site)
    await site.register(cookie)
    const config = loadConfig({ PUBLIC_URL: 'https://line.example', OFFERED_LANGUAGES: 'all' })
    await serveSite(site, { config, database }, folder)
  })
  afterAll(async () => {
    await site.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    site.inject({ url, headers: { accept: 'text/html', ...headers } })
  const documentAt = async (url: string, headers: Record<string, string> = {}) =>
    (await get(url, headers)).body.split('<')[0]

  test.each(CODES)('has each public page in %s at an address of its own', async (code) => {
    const prefix = code === 'en' ? '' : `/${code.toLowerCase()}`
    const folderOf = code === 'en' ? '' : `${code}/`
    const headers = { 'accept-language': 'fr' }
    expect(await documentAt(prefix || '/', headers)).toBe(`${folderOf}index.html`)
    expect(await documentAt(`${prefix}/courses`, headers)).toBe(`${folderOf}courses.html`)
  })

  test('says on every document what it depends on, and has it checked each time', async () => {
    for (const url of ['/', '/es', '/courses', '/de/courses', '/dashboard', '/course/1', '/nowhere']) {
      const { headers } = await get(url)
      expect(headers.vary, url).toBe('accept-encoding, accept-language, cookie')
      expect(headers['cache-control'], url).toBe('no-cache')
    }
  })

  test.each([
    ['what the visitor chose', { cookie: 'language=de', 'accept-language': 'es' }, 'de/'],
    ['what their browser asks for', { 'accept-language': 'pt-PT, en;q=0.5' }, 'pt-BR/'],
    ['English without either', {}, ''],
    [
      'what the browser asks for, where the cookie names no language',
      { cookie: 'language=xx', 'accept-language': 'ar' },
      'ar/',
    ],
  ])('is at an address of the application in %s', async (_, headers, language) => {
    for (const [url, name] of [
      ['/dashboard', 'dashboard'],
      ['/course/7', 'course'],
      ['/nowhere', 'app'],
    ] as const)
      expect(await documentAt(url, headers)).toBe(`${language}${name}.html`)
  })

  test.each(['/es/dashboard', '/es/course/1', '/es/es', '/fr', '/pt-BR', '/de/nowhere'])(
    'has no page at %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  )

  test('says so in the language of the address', async () => {
    expect(await documentAt('/de/nowhere', { cookie: 'language=es' })).toBe('de/app.html')
  })

  describe('at a public address without prefix', () => {
    test('leads on to the language that the visitor chose, with the query', async () => {
      for (const [from, to] of [
        ['/', '/es'],
        ['/?a=1&b=%20', '/es?a=1&b=%20'],
        ['/courses?q=x', '/es/courses?q=x'],
      ] as const) {
        const answer = await get(from, { cookie: 'language=es' })
        expect([answer.statusCode, answer.headers.location]).toEqual([302, to])
        expect(answer.headers).toMatchObject({ vary: 'cookie', 'cache-control': 'no-store' })
      }
    })

    test.each([
      ['English was chosen', { cookie: 'language=en', 'accept-language': 'de' }],
      ['only the browser asks for another', { 'accept-language': 'de' }],
      ['the cookie names no language', { cookie: 'language=xx' }],
      ['the cookie is hostile', { cookie: 'language=%0d%0aset-cookie%3a%20a=b' }],
      ['the cookie is huge', { cookie: `language=${'e'.repeat(5000)}` }],
    ])('stays where %s', async (_, headers) => {
      expect(await documentAt('/courses', headers)).toBe('courses.html')
    })

    test('does not lead away from an address with a prefix', async () => {
      expect(await documentAt('/es/courses', { cookie: 'language=de' })).toBe('es/courses.html')
    })
  })

  describe('offers another language above a public page', () => {
    test.each([
      ['/courses', { 'accept-language': 'es-MX' }, '<p>es /es/courses /language/en?to=%2Fcourses</p>'],
      ['/', { 'accept-language': 'pt' }, '<p>pt-BR /pt-br /language/en?to=%2F</p>'],
      ['/de', { 'accept-language': 'en-GB' }, '<p>en / /language/de?to=%2F</p>'],
      [
        '/de/courses',
        { 'accept-language': 'ar', cookie: 'language=xx' },
        '<p>ar /ar/courses /language/de?to=%2Fcourses</p>',
      ],
    ])('at %s for %j', async (url, headers, offer) => {
      expect((await get(url, headers)).body).toMatch(new RegExp(`\\.html${RegExp.escape(offer)}$`))
    })

    test.each([
      ['the browser asks for none', '/courses', {}],
      ['the browser asks for this one', '/de/courses', { 'accept-language': 'de, es;q=0.5' }],
      ['the browser asks for one that there is not', '/courses', { 'accept-language': 'fr' }],
      ['the visitor chose one', '/courses', { cookie: 'language=en', 'accept-language': 'de' }],
    ])('but not where %s', async (_, url, headers) => {
      expect((await get(url, headers)).body).toMatch(/\.html$/)
    })

    test('under a tag of its own, so that no browser keeps the page without it', async () => {
      const { etag } = (await get('/courses')).headers
      const offered = await get('/courses', { 'accept-language': 'es', 'if-none-match': String(etag) })
      expect(offered.statusCode).toBe(200)
      const again = await get('/courses', { 'accept-language': 'es', 'if-none-match': String(offered.headers.etag) })
      expect(again.statusCode).toBe(304)
    })
  })

  test('has one address for a start page, without a slash at its end', async () => {
    const answer = await get('/es/?a=1')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/es?a=1'])
  })

  test('tells search engines each public page in each language, and of the others', async () => {
    const { body } = await get('/sitemap.xml')
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toHaveLength(10)
    expect(addresses).toEqual(expect.arrayContaining(['https://line.example/', 'https://line.example/pt-br/courses']))
    expect(body).toContain('<xhtml:link rel="alternate" hreflang="pt-BR" href="https://line.example/pt-br/courses"/>')
    expect(body).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://line.example/courses"/>')
    expect(body).not.toContain('dashboard')
  })

  describe('the switch', () => {
    const COOKIE = 'language=de; Max-Age=31536000; Path=/; Secure; SameSite=Lax'

    test.each([
      ['/courses?q=1', '/de/courses?q=1'],
      ['/es/courses', '/de/courses'],
      ['/', '/de'],
      ['/dashboard', '/dashboard'],
      ['/course/7?tab=a#b', '/course/7?tab=a'],
    ])('remembers a language and leads from %s to %s', async (from, to) => {
      const answer = await get(`/language/de?to=${encodeURIComponent(from)}`, { 'sec-fetch-site': 'same-origin' })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, to])
      expect(answer.headers['set-cookie']).toBe(COOKIE)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test.each([
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      'https:evil.example',
      'http://[evil',
      'https://evil.example',
      'javascript:alert(1)',
      '\t//evil.example',
      '/\t/evil.example',
      '',
    ])('leads to no other site: %j', async (to) => {
      const answer = await get(`/language/de?to=${encodeURIComponent(to)}`)
      expect(answer.headers.location).toBe('/de')
    })

    test('leads to the start page without an address, or with two', async () => {
      for (const query of ['', '?to=/courses&to=/dashboard'])
        expect((await get(`/language/es${query}`)).headers.location).toBe('/es')
    })

    test('leads on from another site, but remembers nothing', async () => {
      for (const from of ['cross-site', 'same-site']) {
        const answer = await get('/language/de?to=/courses', { 'sec-fetch-site': from })
        expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de/courses'])
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    })

    test.each(['fr', 'DE', '__proto__', 'de%00'])('knows no language %s', async (code) => {
      const answer = await get(`/language/${code}?to=/`)
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined])
    })
  })
})
