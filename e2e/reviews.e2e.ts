import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { expect, expectAccessibleDayAndNight, expectNoSidewaysScroll, SAME_ORIGIN, signedIn, test } from './journey.ts'

/** 25 hours apart, so a move from one to the other is always at least one day ahead, at any hour. */
const WEST = 'Pacific/Pago_Pago'
const EAST = 'Pacific/Kiritimati'

test.use({ timezoneId: WEST })

async function expectUsable(page: Page): Promise<void> {
  await expectAccessibleDayAndNight(page)
  await expectNoSidewaysScroll(page)
}

async function signedInFarWest(page: Page) {
  const person = await signedIn(page)
  await page.request.patch(`/api/users/${person.user.id}`, { data: { timeZone: WEST }, headers: SAME_ORIGIN })
  // The dashboard would tell the server the browser's zone again, and undo what a journey sets.
  await page.addInitScript((told) => localStorage.setItem('told-zone', told), `${person.user.id} ${WEST}`)
  return person
}

/** Answers what is due by keyboard until the end. @returns how many questions were asked */
async function review(page: Page): Promise<number> {
  const end = page.getByRole('heading', { level: 2, name: /^You knew \d+ of \d+$/ })
  const question = page.getByText(/^(Question|Once more, without counting:) \d+ of \d+$/)
  const verdict = page.getByText(/^(Right|Not this time)$/)
  for (let asked = 0; asked < 100; asked++) {
    await expect(question.or(end)).toBeVisible()
    if (await end.isVisible()) return asked
    await page.keyboard.press('2')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(verdict).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(verdict).toBeHidden()
  }
  throw new Error('A hundred questions were asked')
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return
  }
  throw new Error(`Forty presses of Tab did not reach "${name}"`)
}

test('on the first day a member checks what a station taught, and reviews it the next day', async ({ page }) => {
  const { user } = await signedInFarWest(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Go to Station 1' }).click()
  const check = page.getByRole('region', { name: 'Check yourself' })
  await expect(check.getByText('Question 1 of 3')).toBeVisible()
  await expectUsable(page)
  for (const number of [1, 2, 3]) {
    await expect(check.getByText(`Question ${number} of 3`)).toBeVisible()
    await check.getByRole('radio').first().check()
    await check.getByRole('button', { name: 'Check answer' }).click()
    await expect(check.getByRole('group', { name: 'Your answer' })).toBeFocused()
    await check.getByRole('button', { name: number === 3 ? 'Finish' : 'Next question' }).click()
  }
  await expect(check.getByText(/Well done for checking\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Complete Mission' }).click()
  const today = page.getByRole('region', { name: 'Today' })
  const stop = today.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Today’s stop' }) })
  await expect(stop.getByText('Done:')).toBeAttached()
  await expectUsable(page)

  await page.request.patch(`/api/users/${user.id}`, { data: { timeZone: EAST }, headers: SAME_ORIGIN })
  await page.goto('/dashboard')
  await today.getByRole('link', { name: 'Start review' }).click()
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^(Right|Not this time)$/)).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('Enter')
  await review(page)
  await expectUsable(page)
  await page.getByRole('link', { name: 'What you remember' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What you remember' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'By station' }).getByText('Attraction Village')).toBeVisible()
  await expectUsable(page)
})

test('a review can be left at any question, and goes on where it was', async ({ page }) => {
  const { user } = await signedInFarWest(page)
  const due = async () => (await (await page.request.get(`/api/users/${user.id}/reviews`)).json()).due.length
  const before = await due()
  expect(before).toBeGreaterThan(1)
  await page.goto('/review')
  await expect(page.getByText(`Question 1 of ${before}`)).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^(Right|Not this time)$/)).toBeVisible()
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/review')
  await expect(page.getByText(`Question 1 of ${before - 1}`)).toBeVisible()
})

test('an answer without a connection is sent when it is back, and the review goes on meanwhile', async ({ page }) => {
  await signedInFarWest(page)
  await page.goto('/review')
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  await page.context().setOffline(true)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^We couldn’t send your answer yet\./)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Question 2 of/)).toBeVisible()
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/reviews') && answer.ok(),
  )
  await page.context().setOffline(false)
  await sent
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^(Right|Not this time)$/)).toBeVisible()
})

test('a review passes with the keyboard alone, from the dashboard and back', { tag: '@main' }, async ({ page }) => {
  await signedInFarWest(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Start review' })).toBeVisible()
  await tabTo(page, 'Start review')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/review')
  expect(await review(page)).toBeGreaterThan(1)
  await tabTo(page, 'Back to Dashboard')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('on the tenth day three things are done, and the dashboard says that this is enough', async ({ page }) => {
  const { user } = await signedInFarWest(page)
  await page.goto('/mission/1')
  await page.getByRole('button', { name: 'Complete Mission' }).click()
  await expect(page.getByText('Progress: 1/5 Stations Complete')).toBeVisible()
  await page.goto('/review')
  await review(page)
  nineDaysLater(user.id)

  await page.goto('/dashboard')
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('link', { name: 'Start review' }).click()
  expect(await review(page)).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await today.getByRole('button', { name: 'Yes' }).click()
  await today.getByRole('link', { name: 'Go to Station 2' }).click()
  await page.getByRole('button', { name: 'Complete Mission' }).click()
  const enough = page.getByRole('region', { name: 'That’s enough for today' })
  await expect(enough.getByText('Day 10 in a row')).toBeVisible()
  await expectUsable(page)
})

/** In days since 1970; eleven hours behind UTC all year. */
function todayInTheWest(): number {
  return Math.floor((Date.now() - 11 * 3_600_000) / 86_400_000)
}

/** Moves what the program knows of a member's days nine days back, with a visit on each of them. */
function nineDaysLater(memberId: string): void {
  const database = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'whistlestop.db'))
  const ms = 9 * 86_400_000
  database.exec('pragma busy_timeout = 10000')
  for (const change of [
    'update review_cards set last_day = last_day - 9, due_day = due_day - 9 where member_id = ?',
    `update review_days set day = day - 9, finished_at = finished_at - ${ms} where member_id = ?`,
    'update try_its set asked_on = asked_on - 9 where member_id = ?',
    `update mission_completions set completed_at = completed_at - ${ms} where member_id = ?`,
    `update members set login_streak = 9, last_visit_day = ${todayInTheWest() - 1} where id = ?`,
  ]) {
    database.prepare(change).run(memberId)
  }
  database.close()
}
