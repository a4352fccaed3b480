import { expect, expectAccessible, signedIn, test } from './journey.ts'

/** The height of a line of text, in pixels. */
const LINE = 24

test('the quest map opens a station, says what it is, and goes there', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Start Mission' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { name: 'Station 1: Attraction Village' })).toBeVisible()
  for (const objective of [
    'Understand the core concepts',
    'Apply them in the real world',
    'Build confidence',
    'Practise practical skills',
  ]) {
    await expect(modal.getByText(objective)).toBeVisible()
  }
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toBeHidden()
  await page.getByRole('button', { name: 'Start Mission' }).click()
  await modal.getByText('Start Mission').click()
  await expect(page).toHaveURL('/mission/1')
})

test('whoever comes back to the dashboard stands where they were, even after a reload on the way', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your first days' })).toBeVisible()
  await page.evaluate(() => {
    const scrolled = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true })
    })
    scrollTo(0, 1_500)
    return scrolled
  })
  const inView = page.getByRole('heading', { name: 'Invite friends' })
  // Not by a press, which would first scroll to the link. What is in view is looked at in the same moment.
  const link = await page.getByRole('link', { name: 'Go to Station 1' }).elementHandle()
  const before = await inView.evaluate((heading, left) => {
    const { top } = heading.getBoundingClientRect()
    ;(left as HTMLElement).click()
    return top
  }, link)
  await expect(page).toHaveURL('/mission/1')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Complete Mission' })).toBeVisible()
  await page.goBack()
  // A sentence further up may be a line longer or shorter by then.
  const moved = () => inView.evaluate((heading, top) => Math.abs(heading.getBoundingClientRect().top - top), before)
  await expect.poll(moved).toBeLessThanOrEqual(LINE)
})

test("a station's picture and title select it, too", async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  const station = page.getByRole('article', { name: 'Attraction Village' })
  for (const spot of ['picture', 'title'] as const) {
    await station.scrollIntoViewIfNeeded()
    const heading = await station.getByRole('heading').boundingBox()
    const card = await station.boundingBox()
    if (!heading || !card) throw new Error('The station has no place on the page')
    const at = spot === 'picture' ? card : heading
    await page.mouse.click(at.x + 12, at.y + 12)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('a locked station is disabled and says what opens it', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Locked' })).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Locked' }).first()).toBeDisabled()
  await expect(page.getByText('Opens when Station 1 is completed')).toBeVisible()
})

test('a completed station shows its badge and only a way back', async ({ page }) => {
  const { user } = await signedIn(page)
  await page.request.post(`/api/users/${user.id}/complete-mission`, {
    data: { missionId: 1 },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.goto('/mission/1')
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete Mission' })).toHaveCount(0)
  await page.getByText('Back to Dashboard').last().click()
  await expect(page).toHaveURL('/dashboard')
})

for (const id of ['99', 'abc', '-1', '1.5']) {
  test(`/mission/${id} is Mission Not Found`, async ({ page }) => {
    await signedIn(page)
    await page.goto(`/mission/${id}`)
    await expect(page.getByText('Mission Not Found')).toBeVisible()
    await page.getByText('Back to Dashboard').first().click()
    await expect(page).toHaveURL('/dashboard')
  })
}

test('a completion that fails says so, keeps the page and can be tried again', async ({ page }) => {
  await signedIn(page)
  await page.goto('/mission/1')
  await page.route('**/complete-mission', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.getByRole('button', { name: 'Complete Mission' }).click()
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL('/mission/1')
  await page.getByRole('button', { name: 'Complete Mission' }).click()
  await expect(page).toHaveURL('/dashboard')
})
