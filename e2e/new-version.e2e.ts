import type { BrowserContext, Page } from '@playwright/test'
import { expect, test as journey, signedIn } from './journey.ts'
import { startOwnProgram } from './own-program.ts'
import { type Releases, serveReleases } from './releases.ts'

const test = journey.extend<{ releases: Releases }>({
  releases: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium')
    const releases = await serveReleases(`http://localhost:${process.env.PORT}`)
    await use(releases)
    releases.stop()
  },
  baseURL: async ({ releases }, use) => use(releases.url),
})

// Everywhere else they are blocked.
test.use({ serviceWorkers: 'allow' })

const line = (page: Page) => page.getByText('New version.')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' })
const talks = (page: Page) => page.getByRole('heading', { name: 'Talk to 10 people' })

/** By the name of the page's first script. */
async function releaseOf(page: Page): Promise<number> {
  const script = await page.locator('script[type=module]').first().getAttribute('src')
  return Number(/\.r(\d+)\.js$/.exec(String(script))?.[1] ?? 0)
}

/** After a visit that installed the worker of a release and kept its whole site. */
async function visited(page: Page, of = 0): Promise<void> {
  await page.goto('/dashboard')
  await expect(talks(page)).toBeVisible()
  const isWhole = async (ending: string) => {
    const files = (await caches.has('files')) ? await (await caches.open('files')).keys() : []
    return ['review', 'practice', 'people', 'site-lines-shown'].every((name) =>
      files.some(({ url }) => url.includes(`/${name}`) && url.endsWith(ending)),
    )
  }
  const ending = of === 0 ? '.js' : `.r${of}.js`
  await expect.poll(() => page.evaluate(isWhole, ending), { timeout: 90_000 }).toBe(true)
}

/** What a tab does each hour. @returns once the browser has the new worker, or knows that it can't */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
    const { installing } = registration
    if (installing?.state !== 'installing') return
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve())
    })
  })
}

function release(releases: Releases, number: number): void {
  releases.site = number
  releases.worker = number
}

/** The router may render the screen again, and log the missing script, before the page reloads. */
function forgetMissingScripts(complaints: string[]): void {
  const others = complaints.filter((complaint) => !/Failed to fetch dynamically imported module/.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

/** A screen that isn't kept, by the link of the header or of the bar at the foot. */
async function openAccount(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /account/i })).toBeVisible()
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('a new version is offered by a line, leaves what is being typed, and is there after Reload', async ({
  page,
  releases,
}) => {
  await signedIn(page)
  await visited(page)
  await page.goto('/account')
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('+49 170 1234567')
  release(releases, 1)
  await lookForUpdate(page)
  await expect(line(page)).toBeVisible()
  await expect(phone).toHaveValue('+49 170 1234567')
  await page.getByRole('button', { name: 'Save phone number' }).click()
  await expect(page.getByText('Your phone number is saved.', { exact: true })).toBeVisible()
  expect(await releaseOf(page)).toBe(0)
  await reload(page).click()
  await expect.poll(() => releaseOf(page).catch(() => undefined)).toBe(1)
  await expect(phone).toHaveValue('+49 170 1234567')
  await expect(line(page)).toBeHidden()
  expect(releases.missing).toEqual([])
})

test('of two tabs one takes the new version, and the other goes on with the old one’s scripts', async ({
  page,
  context,
  releases,
}) => {
  await signedIn(page)
  await visited(page)
  const other = await openTab(context, '/courses')
  release(releases, 1)
  await lookForUpdate(page)
  await reload(page).click()
  await expect.poll(() => releaseOf(page).catch(() => undefined)).toBe(1)
  await expect(talks(page)).toBeVisible()
  await expect(line(other)).toBeVisible()
  // A screen that no tab has opened and no worker keeps: its script is still there under its old name.
  await openAccount(other)
  expect(await releaseOf(other)).toBe(0)
  await openAccount(page)
  expect(await releaseOf(page)).toBe(1)
  expect(releases.missing).toEqual([])
})

test('a new version that waits is there when the site is opened again', async ({ page, context, releases }) => {
  await signedIn(page)
  await visited(page)
  release(releases, 1)
  await lookForUpdate(page)
  await expect(line(page)).toBeVisible()
  await page.close()
  const next = await openTab(context, '/dashboard')
  await expect(talks(next)).toBeVisible()
  expect(await releaseOf(next)).toBe(1)
  await expect(line(next)).toBeHidden()
})

test('an old worker over a site two releases newer shows the new one where it misses something', async ({
  page,
  releases,
  complaints,
}) => {
  await signedIn(page)
  await visited(page)
  releases.site = 2
  await page.goto('/dashboard')
  await expect(talks(page)).toBeVisible()
  expect(await releaseOf(page)).toBe(0)
  await openAccount(page)
  await expect.poll(() => releaseOf(page).catch(() => undefined)).toBe(2)
  expect(releases.missing.length).toBeGreaterThan(0)
  forgetMissingScripts(complaints)
  await page.goto('/dashboard')
  await expect(talks(page)).toBeVisible()
  expect(await releaseOf(page)).toBe(2)
})

test('a worker newer than the site isn’t installed, and one that was shows the old site where it misses something', async ({
  page,
  context,
  releases,
  complaints,
}) => {
  await signedIn(page)
  await visited(page)
  releases.worker = 1
  await lookForUpdate(page)
  await page.goto('/courses')
  expect(await releaseOf(page)).toBe(0)
  await expect(line(page)).toBeHidden()

  // The release came whole, was taken, and is then taken back.
  release(releases, 1)
  await lookForUpdate(page)
  await expect(line(page)).toBeVisible()
  await reload(page).click()
  await expect.poll(() => releaseOf(page).catch(() => undefined)).toBe(1)
  await visited(page, 1)
  releases.site = 0
  const next = await openTab(context, '/dashboard')
  await expect(talks(next)).toBeVisible()
  expect(await releaseOf(next)).toBe(1)
  await openAccount(next)
  await expect.poll(() => releaseOf(next).catch(() => undefined)).toBe(0)
  forgetMissingScripts(complaints)
})

test('SERVICE_WORKER=off withdraws the worker and erases what it kept, and the page goes on', async ({
  page,
  releases,
}) => {
  const { user } = await signedIn(page)
  await visited(page)
  expect(await page.evaluate(() => caches.keys())).toContain(`answers-${user.id}`)
  const withdrawing = await startOwnProgram({ SERVICE_WORKER: 'off' })
  try {
    releases.withdrawnBy = withdrawing.url
    await page.goto('/courses')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await lookForUpdate(page)
    // The page itself opens a cache for the member's answers and marks it. Nobody fills it.
    const left = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        const workers = await navigator.serviceWorker.getRegistrations()
        const entries = keys.flat().map(({ url }) => new URL(url).pathname)
        return { entries: entries.filter((path) => path !== '/kept-answers-opened'), workers: workers.length }
      })
    await expect.poll(async () => (await left()).entries).toEqual([])
    await openAccount(page)
    await page.goto('/dashboard')
    await expect(talks(page)).toBeVisible()
    await expect.poll(async () => (await left()).entries).toEqual([])
    await page.goto('/courses')
    await expect.poll(async () => (await left()).workers).toBe(0)
    // Otherwise the page, once idle, would ask the stopped program for the worker.
    await page.goto('about:blank')
  } finally {
    await withdrawing.stop()
  }
})
