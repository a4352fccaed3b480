import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessibleDayAndNight, expectNoSidewaysScroll, SAME_ORIGIN, signedIn, test } from './journey.ts'

/** Each press is an act of its own. */
const TALKS = 'Talk to 10 people'
const VIDEOS = 'Post videos for 15 days'
const POSTS = 'Post daily for 30 days'

const strip = (page: Page) => page.getByRole('region', { name: 'Not sent yet' })

async function openDashboard(page: Page): Promise<void> {
  const isStripFetched = page.waitForResponse((response) => /outbox-strip/.test(response.url()))
  await page.goto('/dashboard')
  await isStripFetched
  // Also what the strip brings along: the outbox, and the toast.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: TALKS })).toBeVisible()
}

async function checkIn(page: Page, title: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await row.getByRole('button', { name: 'Check In' }).click()
}

/** Acts without a connection, and waits until each is kept. */
async function actOffline(page: Page, titles: readonly string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    await checkIn(page, title)
    const count = index + 1
    await expect(strip(page).getByRole('status')).toHaveText(
      count === 1 ? '1 thing waits for a connection' : `${count} things wait for a connection`,
    )
  }
}

async function countsOf(page: Page, memberId: string): Promise<Record<string, number>> {
  const answer = await page.request.get(`/api/users/${memberId}/challenges`)
  const challenges: { title: string; count: number }[] = await answer.json()
  return Object.fromEntries(challenges.map(({ title, count }) => [title, count]))
}

/** How many acts this browser keeps. */
function keptActs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const request = indexedDB.open('whistlestop')
    request.onsuccess = () => {
      const count = request.result.transaction('acts').objectStore('acts').count()
      count.onsuccess = () => resolve(count.result)
    }
    return promise
  })
}

/** The keys of the acts that the server took, in order. */
function takenKeys(context: BrowserContext): string[] {
  const keys: string[] = []
  context.on('response', (response) => {
    const key = response.request().headers()['idempotency-key']
    if (key !== undefined && response.ok()) keys.push(key)
  })
  return keys
}

test('ten acts without a connection arrive once each, though the page was closed and another tab is open', {
  tag: '@main',
}, async ({ page, context }) => {
  const { user } = await signedIn(page)
  const taken = takenKeys(context)
  await openDashboard(page)
  const other = await context.newPage()
  await openDashboard(other)
  await context.setOffline(true)
  await actOffline(page, [TALKS, TALKS, VIDEOS, TALKS, TALKS, TALKS, POSTS, TALKS, TALKS, TALKS])
  await page.close()
  await expect(strip(other).getByRole('status')).toHaveText('10 things wait for a connection')
  expect(taken).toEqual([])
  await context.setOffline(false)
  await expect(strip(other)).toBeHidden()
  expect(await countsOf(other, user.id)).toMatchObject({ [TALKS]: 8, [VIDEOS]: 1, [POSTS]: 1 })
  expect(new Set(taken).size).toBe(10)
  expect(taken).toHaveLength(10)
  expect(await keptActs(other)).toBe(0)
})

test('the strip says what waits, from 320 pixels on, by day and by night', async ({ page, context }) => {
  await signedIn(page)
  await openDashboard(page)
  await context.setOffline(true)
  await actOffline(page, [TALKS, VIDEOS])
  await strip(page).getByRole('button', { name: 'Show list' }).click()
  await expect(strip(page).getByRole('listitem')).toHaveCount(2)
  await expect(strip(page).getByRole('listitem').first()).toContainText(`Check-in: ${TALKS}`)
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expectNoSidewaysScroll(page)
    await expectAccessibleDayAndNight(page)
  }
})

test('what the server refuses is shown with its sentence and can be dropped', async ({ page, context }) => {
  const { user } = await signedIn(page)
  await openDashboard(page)
  await context.setOffline(true)
  await actOffline(page, [VIDEOS, TALKS])
  // Meanwhile on another device.
  await page.request.post(`/api/users/${user.id}/challenges/video-15-days/check-in`, { headers: SAME_ORIGIN })
  await context.setOffline(false)
  await expect(strip(page).getByRole('status')).toHaveText('1 thing couldn’t be saved')
  await strip(page).getByRole('button', { name: 'Show list' }).click()
  await expect(strip(page).getByRole('listitem')).toContainText(/already/)
  await strip(page)
    .getByRole('button', { name: new RegExp(`^Drop ?: Check-in: ${VIDEOS}$`) })
    .click()
  await page.getByRole('button', { name: 'Drop it' }).click()
  await expect(strip(page)).toBeHidden()
  expect(await keptActs(page)).toBe(0)
  expect(await countsOf(page, user.id)).toMatchObject({ [TALKS]: 1, [VIDEOS]: 1 })
})

test('logging out asks first, and then nothing of the member stays', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signedIn(page)
  await openDashboard(page)
  await page.route('**/check-in', (route) => route.abort())
  await actOffline(page, [TALKS])
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' })
  await logout.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 thing hasn’t been sent.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await keptActs(page)).toBe(1)
  await logout.click()
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page).toHaveURL('/')
  expect(await keptActs(page)).toBe(0)
})

test('another member who logs in on the same phone sends and finds nothing of the one before', async ({ page }) => {
  const { user } = await signedIn(page)
  await openDashboard(page)
  await page.route('**/check-in', (route) => route.abort())
  await actOffline(page, [TALKS])
  // The page is left. The session ends elsewhere, and somebody else logs in, of whom the page would know nothing: a refusal
  // of what it still asks would end what they began.
  await page.goto('about:blank')
  await page.context().clearCookies()
  const other = await signedIn(page)
  await page.unroute('**/check-in')
  await openDashboard(page)
  await expect.poll(() => keptActs(page)).toBe(0)
  expect(await countsOf(page, other.user.id)).toMatchObject({ [TALKS]: 0 })
  expect(other.user.id).not.toBe(user.id)
})

test('a station that is completed without a connection opens the next and is paid when it arrives', async ({
  page,
  context,
}) => {
  const { user } = await signedIn(page)
  await openDashboard(page)
  await page.getByRole('link', { name: 'Go to Station 1' }).click()
  const finish = page.getByRole('button', { name: 'Complete Mission' })
  await expect(finish).toBeVisible()
  await context.setOffline(true)
  await finish.click()
  await expect(page.getByText('It’s sent when you’re connected.', { exact: false }).first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(strip(page).getByRole('status')).toHaveText('1 thing waits for a connection')
  await context.setOffline(false)
  await expect(strip(page)).toBeHidden()
  const me = await (await page.request.get('/api/auth/me')).json()
  expect(me.completedMissions).toEqual({ 1: true })
  expect(me.tokens).toBeGreaterThan(user.tokens)
})
