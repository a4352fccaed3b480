import { type Browser, launch, type Page } from 'puppeteer-core'
import { CHROMIUM_ARGUMENTS } from '../find-browser.ts'
import type { Engine, EngineName, Size, Tab } from './engine.ts'

/** Shorter than the timeout of a journey, which then says what it waited for. */
const PROTOCOL_TIMEOUT_MS = 30_000

/** Over the DevTools protocol. */
export async function startChromium(executablePath: string): Promise<Engine> {
  return engineOf(
    'chromium',
    await launch({ browser: 'chrome', executablePath, args: CHROMIUM_ARGUMENTS, protocolTimeout: PROTOCOL_TIMEOUT_MS }),
  )
}

/** Over WebDriver BiDi, which Firefox supports without a driver. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  return engineOf('firefox', await launch({ browser: 'firefox', executablePath, protocolTimeout: PROTOCOL_TIMEOUT_MS }))
}

function engineOf(name: EngineName, browser: Browser): Engine {
  let front: Page | undefined
  /** A tab behind another draws nothing, so it gets to the front before anything is asked of it. */
  const bringToFront = async (page: Page) => {
    if (front === page) return
    front = page
    await page.bringToFront()
  }
  return { name, open: (size) => openTab(browser, size, bringToFront), stop: () => browser.close() }
}

async function openTab(browser: Browser, size: Size, bringToFront: (page: Page) => Promise<void>): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(size)
  const complaints: string[] = []
  listen(page, complaints)
  // Not every engine writes a broken rule to the console that we can read.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Security policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return {
    goTo: async (url) => {
      await bringToFront(page)
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    run: async (what, ...given) => {
      await bringToFront(page)
      return page.evaluate(textOf(what, given)) as never
    },
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    complaints: () => complaints,
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  }
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnLine(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!isOwnLine(error instanceof Error ? error.message : String(error))) complaints.push(String(error))
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`another host: ${request.url()}`)
  })
}

/**
 * The browser's own line about an answer of 4xx, of which the journeys assert what the page makes, and Firefox's about a font
 * that it was still fetching when the page was left (NS_BINDING_ABORTED). A font that fails otherwise has another status.
 */
function isOwnLine(text: string): boolean {
  return text.startsWith('Failed to load resource') || /^downloadable font: .* status=2152398850 /.test(text)
}

function textOf(what: (...given: never[]) => unknown, given: unknown[]): string {
  return `(${what})(...${JSON.stringify(given)})`
}
