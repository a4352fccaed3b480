/// <reference lib="dom" />

import type { CDPSession, Page } from 'puppeteer-core'

/** What a first visit to a screen costs on a cheap phone; times in milliseconds, sizes in bytes as sent. */
export type Visit = {
  largestPaint: number
  blockingTime: number
  layoutShift: number
  /** What the document itself asks for. */
  scripts: number
  /** With what is fetched later. */
  allScripts: number
  /** From the press of the button to the dialog on screen; undefined where the screen has none. */
  dialog: number | undefined
}

/** The measured phone: a processor four times slower on a slow 4G line. */
export const PHONE = { width: 375, height: 812, isMobile: true, hasTouch: true }
export const SLOWER = 4
const LINE = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 }

/** How long nothing may be under way before a page counts as settled, in milliseconds. */
const QUIET = 1_500
const LONGEST_WAIT = 60_000

/** In the page, before anything of it runs. */
function watchPage(): void {
  const seen = { largestPaint: 0, firstPaint: 0, layoutShift: 0, tasks: [] as { start: number; length: number }[] }
  const watch = (
    type: 'largest-contentful-paint' | 'paint' | 'layout-shift' | 'longtask',
    note: (entry: PerformanceEntry & { value?: number }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('layout-shift', ({ value = 0 }) => {
    seen.layoutShift += value
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }))
  Object.assign(globalThis, { seen })
}

/** In the page: the milliseconds from the press of the first such button to a frame with the dialog. */
function waitForDialog(selector: string): Promise<number> {
  const button = document.querySelector<HTMLElement>(selector)
  if (button === null) throw new Error(`No button ${selector}`)
  return new Promise((settle) => {
    let begun = 0
    const look = () => {
      if (document.querySelector('[role=dialog]') === null) requestAnimationFrame(look)
      else requestAnimationFrame(() => setTimeout(() => settle(performance.now() - begun)))
    }
    button.addEventListener(
      'pointerdown',
      () => {
        begun = performance.now()
        look()
      },
      { once: true, capture: true },
    )
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    document.documentElement.dataset.waiting = ''
  })
}

/** Opens `url` with an empty cache. @param opener the button of a dialog, which is pressed once the page has settled */
export async function visit(page: Page, url: string, opener: string | undefined): Promise<Visit> {
  await page.setViewport(PHONE)
  const client = await page.createCDPSession()
  await client.send('Network.enable')
  await client.send('Network.clearBrowserCache')
  await client.send('Network.setBypassServiceWorker', { bypass: true })
  const scripts = countScripts(client)
  await page.evaluateOnNewDocument(watchPage)
  await page.emulateCPUThrottling(SLOWER)
  await page.emulateNetworkConditions(LINE)
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST_WAIT })
  await page.waitForNetworkIdle({ idleTime: QUIET, timeout: LONGEST_WAIT })
  const { largestPaint, firstPaint, layoutShift, tasks } = await page.evaluate(
    () => (globalThis as unknown as { seen: Seen }).seen,
  )
  const after = tasks.filter(({ start }) => start >= firstPaint)
  const blockingTime = after.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0)
  const settled = scripts()
  const dialog = opener === undefined ? undefined : await press(page, opener)
  await client.detach()
  return { largestPaint, blockingTime, layoutShift, ...settled, dialog }
}

type Seen = {
  largestPaint: number
  firstPaint: number
  layoutShift: number
  tasks: { start: number; length: number }[]
}

async function press(page: Page, opener: string): Promise<number> {
  const opened = page.evaluate(waitForDialog, opener)
  await page.waitForSelector('html[data-waiting]')
  await page.tap(opener)
  return opened
}

/** @returns a function that says what scripts weighed until now */
function countScripts(client: CDPSession): () => { scripts: number; allScripts: number } {
  const byDocument = new Map<string, boolean>()
  const total = { scripts: 0, allScripts: 0 }
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (new URL(request.url).pathname.endsWith('.js')) byDocument.set(requestId, initiator.type === 'parser')
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isOfDocument = byDocument.get(requestId)
    if (isOfDocument === undefined) return
    total.allScripts += encodedDataLength
    if (isOfDocument) total.scripts += encodedDataLength
  })
  return () => ({ ...total })
}
