import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** As the page's own fetch says. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

type Fixtures = {
  /** Everything the page complained about or asked of another host; a journey ends with none. */
  complaints: string[]
}

/** A test over the real server that fails when the page complains, whatever else it asserts. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // The browser's own line about an answer of 4xx; what the page makes of it is asserted in the journeys.
        const isAnswer = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isAnswer) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        if (!request.url().startsWith(String(baseURL))) complaints.push(`another host: ${request.url()}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * No violation that axe can see, of WCAG 2.2 A and AA, on the page as it stands. Looked at on a screen as tall as the
 * page: on a shorter one the bar at the foot of a phone lies over whatever is scrolled under it.
 */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoFaults(page, (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']))
}

/** The same by day and by night. Only colours change, so by night axe looks only at them. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFaults(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
}

type Choose = (axe: AxeBuilder) => AxeBuilder

async function expectNoFaults(page: Page, choose: Choose): Promise<void> {
  const screen = page.viewportSize()
  const faults = await faultsOnWholePage(page, choose, screen)
  expect(faults).toEqual([])
  if (screen) await page.setViewportSize(screen)
}

async function faultsOnWholePage(
  page: Page,
  choose: Choose,
  screen: { width: number; height: number } | null,
  moreLooks = 2,
): Promise<string[]> {
  const height = Math.max(await heightOf(page), screen?.height ?? 0)
  if (screen) await page.setViewportSize({ width: screen.width, height })
  await page.waitForFunction(areColoursSettled)
  // There are no frames of other sites, so axe needs no page of its own; and only faults are described.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await choose(axe).analyze()
  // A part that came meanwhile made the page taller than the screen. A page that is always taller isn't waited for.
  if (screen && moreLooks > 0 && (await heightOf(page)) > height) {
    return faultsOnWholePage(page, choose, screen, moreLooks - 1)
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Colours on their way from day to night have a contrast of their own. What isn't drawn now doesn't go on either. */
function areColoursSettled(): boolean {
  return document.getAnimations().every((animation) => {
    if (!(animation instanceof CSSTransition) || !(animation.effect instanceof KeyframeEffect)) return true
    return animation.effect.target?.checkVisibility({ contentVisibilityAuto: true }) !== true
  })
}

/**
 * Nothing hangs over the side: the page scrolls down, never across. Measured against the screen, because a phone's
 * browser makes the page as wide as what hangs over.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

let count = 0

/** A person nobody has met before, with an address that is long and breaks nowhere by itself. */
export function aStranger() {
  count += 1
  const unique = `${Date.now()}x${process.pid}x${count}`
  return { name: 'Maya Okafor', email: `maya.okafor.of.the.slow.train.${unique}@example.com`, password: 'first-class' }
}

/** Opens an account by the API, as the page's own fetch would, and leaves the page signed in. */
export async function signedIn(
  page: Page,
  overrides: Partial<ReturnType<typeof aStranger>> & { referralCode?: string } = {},
) {
  const person = { ...aStranger(), ...overrides }
  const answer = await page.request.post('/api/auth/register', {
    data: person,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(201)
  const { user } = await answer.json()
  return { ...person, user }
}

/** Leaves the page signed in as a new administrator. @param settings of the program, where it is not everybody's */
export async function administrator(
  page: Page,
  baseURL: string | undefined,
  settings: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const address = `admin-${aStranger().email}`
  const { stdout } = await promisify(execFile)('node', ['../server/commands/create-admin.ts', address], {
    cwd: import.meta.dirname,
    env: { ...settings, PUBLIC_URL: baseURL },
  })
  const token = /token=([\w-]+)/.exec(stdout)?.[1]
  const answer = await page.request.post('/api/auth/reset-password', {
    data: { token, password: 'first-class' },
    headers: SAME_ORIGIN,
  })
  expect(answer.status()).toBe(200)
}

/**
 * Remembers what an element says from now on. A busy machine may not look in time at what stands there for two seconds.
 * @returns waits until the element has said something
 */
export async function recordTexts(element: Locator): Promise<(text: string) => Promise<void>> {
  const recording = await element.evaluateHandle((recorded) => {
    const texts: string[] = []
    // As it's rendered: what is hidden doesn't count.
    const record = () => texts.push((recorded as HTMLElement).innerText)
    new MutationObserver(record).observe(recorded, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return (text) => expect.poll(() => recording.evaluate((texts) => texts.join('\n'))).toContain(text)
}
