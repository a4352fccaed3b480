/// <reference lib="dom" />

import type { Browser } from 'puppeteer-core'
import { openBrowser } from '../lighthouse/browser.ts'
import { PHONE, SLOWER } from '../paint/visit.ts'
import { answersOf, type Content, SCREENS, type Screen } from './screens.ts'

/** Times of one opening, in milliseconds since it began, by the page's own clock. */
export interface Opening {
  /** The document had come from the service worker, which was started for it. */
  document: number
  firstPaint: number
  /** A frame with the content was drawn. */
  content: number
}

/** A member in a browser of their own. */
export interface Visitor {
  open: (screen: Screen) => Promise<Opening>
  leave: () => Promise<void>
}

/** For anything that is waited for, in milliseconds. */
const LONGEST_WAIT = 120_000

/** Registers a new member, looks at each screen once, and waits until what they need is kept. */
export async function visitor(origin: string): Promise<Visitor> {
  // Otherwise the browser notes the stack of each request for the driver, on the page's own thread.
  const browser = await openBrowser({ networkEnabled: false })
  const page = await browser.newPage()
  await page.setViewport(PHONE)
  page.setDefaultTimeout(LONGEST_WAIT)
  await page.goto(`${origin}/auth/login`)
  const memberId = await page.evaluate(register)
  await page.goto(`${origin}/dashboard`)
  // What an earlier page asks for isn't kept.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const { path, content } of Object.values(SCREENS)) {
    await page.goto(origin + path)
    await page.waitForFunction(isShown, {}, content)
  }
  await page.waitForFunction(isKept, { polling: 500 }, answersOf(memberId))
  await page.close()
  return {
    open: (screen) => open(browser, origin, screen),
    leave: () => browser.close(),
  }
}

/** As when somebody comes back later: in a new tab, and the service worker has stopped. The server must be away. */
async function open(browser: Browser, origin: string, { path, content }: Screen): Promise<Opening> {
  const page = await browser.newPage()
  await page.setViewport(PHONE)
  page.setDefaultTimeout(LONGEST_WAIT)
  const client = await page.createCDPSession()
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.stopAllWorkers')
  await client.detach()
  await page.emulateCPUThrottling(SLOWER)
  await page.evaluateOnNewDocument(watchForContent, content)
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
  // By default it looks at each frame, which would slow the page down.
  await page.waitForFunction(() => 'contentAt' in globalThis, { polling: 1_000 })
  const opening = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const { contentAt } = globalThis as unknown as { contentAt: number }
    return {
      document: navigation?.responseEnd ?? Number.NaN,
      firstPaint: paint?.startTime ?? contentAt,
      content: contentAt,
    }
  })
  await page.close()
  return opening
}

/** In the page. @returns the new member's id */
async function register(): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const email = `maya.okafor.${Date.now()}@example.com`
  const { user } = await post('/api/auth/register', { name: 'Maya Okafor', email, password: 'first-class' })
  await post(`/api/users/${user.id}/people`, { name: 'Ana Duarte' })
  return user.id
}

/** In the page. */
function isShown({ selector, text }: Content): boolean {
  return [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.trim().startsWith(text))
}

/** In the page: whether these answers are kept, and the files of all screens. */
async function isKept(paths: string[]): Promise<boolean> {
  for (const path of paths) if ((await caches.match(path)) === undefined) return false
  const files = (await caches.has('files')) ? await (await caches.open('files')).keys() : []
  return ['review', 'practice', 'people', 'lesson'].every((name) => files.some(({ url }) => url.includes(`/${name}`)))
}

/** In the page, before anything of it runs: notes when a frame with the content was drawn. */
function watchForContent({ selector, text }: Content): void {
  const isThere = () =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.trim().startsWith(text))
  const watcher = new MutationObserver(() => {
    if (!isThere()) return
    watcher.disconnect()
    // The task after the frame.
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { contentAt: performance.now() })))
  })
  watcher.observe(document, { childList: true, subtree: true, characterData: true })
}
