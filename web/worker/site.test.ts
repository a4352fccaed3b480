import { beforeEach, describe, expect, test } from 'vitest'
import { fakeCaches } from './fake-caches.ts'
import { belongsTo, filesToFetch, type KeptLanguage, patternOf } from './kept-site.ts'
import { Site } from './site.ts'

const ORIGIN = 'https://line.example'

const language = (...files: string[]): KeptLanguage => ({
  pages: { '/dashboard': '/dashboard', '/course/:id': '/course/1' },
  shell: files.slice(0, 1),
  later: files.slice(1),
})

/** A browser, and a server that may be away. */
function aBrowser() {
  const fetched: string[] = []
  const browser = { fetched, isAway: false, script: '/assets/a.js', missing: new Set<string>() }
  const fetch = async (request: Request | string, init?: RequestInit) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    if (browser.isAway) throw new TypeError('Failed to fetch')
    fetched.push(pathname)
    if (browser.missing.has(pathname)) return new Response('', { status: 404 })
    const code = new Headers(init?.headers).get('accept-language') ?? 'en'
    return new Response(`<html lang="${code}"><script src="${browser.script}"></script>${pathname}`)
  }
  const caches = fakeCaches((path) => fetch(path))
  const around = {
    caches,
    fetch,
    now: () => 0,
    pause: () => new Promise<void>(() => undefined),
  }
  const worker = (version: string, languages: Record<string, KeptLanguage>) => new Site({ version, languages }, around)
  return { browser, worker, caches }
}

const open = (site: Site, path: string, options = {}) => site.page(new Request(ORIGIN + path), options)

describe('the site on this device', () => {
  let { browser, worker, caches } = aBrowser()
  beforeEach(() => {
    ;({ browser, worker, caches } = aBrowser())
  })

  test('opens a kept page without asking the server', async () => {
    const site = worker('1', { en: language('/assets/a.js') })
    await site.install()
    browser.isAway = true
    expect(await (await open(site, '/course/7')).text()).toContain('/course/1')
  })

  test('opens the application where a page isn’t kept and the server is away', async () => {
    const site = worker('1', { en: language('/assets/a.js') })
    await site.install()
    expect(await (await open(site, '/team')).text()).toContain('/team')
    browser.isAway = true
    expect(await (await open(site, '/team')).text()).toContain('/dashboard')
  })

  test('fetches only the changed files at an update', async () => {
    await worker('1', { en: language('/assets/a.js', '/assets/b.js') }).install()
    await worker('1', { en: language('/assets/a.js', '/assets/b.js') }).pageIsHere('en')
    browser.fetched.length = 0
    browser.script = '/assets/c.js'
    const next = worker('2', { en: language('/assets/c.js', '/assets/b.js') })
    await next.install()
    await next.pageIsHere('en')
    expect(browser.fetched.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/c.js'])
  })

  test('drops the pages of the version before, and its files one version later', async () => {
    const names = async () => (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname)
    for (const [version, script] of Object.entries({ 1: '/assets/a.js', 2: '/assets/b.js', 3: '/assets/c.js' })) {
      browser.script = script
      const site = worker(version, { en: language(script) })
      await site.install()
      await site.activate()
    }
    expect(await names()).toEqual(['/assets/b.js', '/assets/c.js'])
    expect((await caches.keys()).filter((name) => name.startsWith('pages-'))).toEqual(['pages-3'])
  })

  test('isn’t installed from pages of another version', async () => {
    browser.script = '/assets/newer.js'
    await expect(worker('1', { en: language('/assets/a.js') }).install()).rejects.toThrow('another version')
  })

  test('keeps the language that a page is in, and the server says which while it changes', async () => {
    const site = worker('1', { en: language('/assets/a.js'), es: language('/assets/a.js') })
    await site.install()
    await site.pageIsHere('es')
    expect(await (await open(site, '/dashboard')).text()).toContain('lang="es"')
    browser.fetched.length = 0
    await site.changeLanguage(new Request(`${ORIGIN}/language/en`))
    await open(site, '/dashboard')
    expect(browser.fetched).toEqual(['/language/en', '/dashboard'])
  })

  test.each([
    ['/courses?sort=new', '/courses?sort=new'],
    ['/people', '/people'],
    ['https://other.example/people', '/dashboard'],
    ['//other.example', '/dashboard'],
    ['/.//other.example', '//other.example'],
    ['https://', '/dashboard'],
  ])('leads from a language link to %s to %s without a connection, in the old language', async (to, path) => {
    const site = worker('1', { en: language('/assets/a.js') })
    await site.install()
    browser.isAway = true
    const answer = await site.changeLanguage(new Request(`${ORIGIN}/language/es?to=${encodeURIComponent(to)}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, ORIGIN + path])
    expect(await (await open(site, '/course/7')).text()).toContain('/course/1')
  })

  test('asks the server for the next page once a release has replaced one of its files', async () => {
    const site = worker('1', { en: language('/assets/a.js') })
    await site.install()
    browser.missing.add('/assets/lazy.js')
    await site.file(new Request(`${ORIGIN}/assets/lazy.js`))
    browser.fetched.length = 0
    await open(site, '/dashboard')
    expect(browser.fetched).toEqual(['/dashboard'])
  })

  test('says what came of keeping its screens, and opens those that it has where there’s no room for others', async () => {
    const site = worker('1', { en: language('/assets/a.js', '/assets/b.js') })
    await site.install()
    caches.isFull = true
    await site.activate()
    expect(await site.pageIsHere('en')).toBe('full')
    caches.isFull = false
    browser.isAway = true
    expect(await site.pageIsHere('en')).toBe('failed')
    expect(await (await open(site, '/dashboard')).text()).toContain('/dashboard')
    browser.isAway = false
    expect(await site.pageIsHere('en')).toBe('kept')
  })

  test('makes whole what the browser has cleared', async () => {
    const site = worker('1', { en: language('/assets/a.js') })
    await site.install()
    for (const name of await caches.keys()) await caches.delete(name)
    await site.pageIsHere('en')
    browser.isAway = true
    expect(await (await open(site, '/dashboard')).text()).toContain('/dashboard')
  })
})

test('a page belongs to a version that has all its files, drawings by their file', () => {
  const html = '<html lang="en"><script src="/assets/a.js"></script><use href="/assets/mark.svg#art">'
  expect(belongsTo(html, 'en', language('/assets/a.js', '/assets/mark.svg'))).toBe(true)
  expect(belongsTo(html, 'en', language('/assets/a.js'))).toBe(false)
  expect(belongsTo(html, 'es', language('/assets/a.js', '/assets/mark.svg'))).toBe(false)
})

test('an update fetches each new file once', () => {
  expect(filesToFetch(['/a', '/b', '/b'], new Set(['/a']))).toEqual(['/b'])
  expect(patternOf('/course/1/lesson', language())).toBeUndefined()
})
