import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signedIn, test } from './journey.ts'

test('a lesson reads well at every width, by day and by night', async ({ page }) => {
  // Eighteen pages, each looked at whole.
  test.slow()
  await signedIn(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/mission/1', '/dashboard', '/']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    }
  }
})

test('what members and strangers read and fill in fits the narrowest and the widest screen', async ({ page }) => {
  test.slow()
  await signedIn(page)
  const screens = [
    { width: 320, colorScheme: 'dark' },
    { width: 1920, colorScheme: 'light' },
  ] as const
  for (const { width, colorScheme } of screens) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/account', '/rewards', '/info', '/privacy', '/income-disclosure', '/forgot-password']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  }
})

test('the first station can be completed with the keyboard alone', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await tabTo(page, 'Go to Station 1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mission/1')
  await tabTo(page, 'Complete Mission')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Progress: 1/5 Stations Complete')).toBeVisible()
})

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return
  }
  throw new Error(`Forty presses of Tab did not reach "${name}"`)
}
