import type { Page } from '@playwright/test'
import { expect, SAME_ORIGIN, signedIn, test } from './journey.ts'

/** The screens of every day, and the way in. */
const SCREENS = [
  '/dashboard',
  '/mission/1',
  '/courses',
  '/course/1',
  '/course/1/lesson/1',
  '/questions',
  '/practice/what-would-i-earn',
  '/people',
  '/rewards',
  '/account',
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

test('in forced colours every control that Tab reaches shows that it has the focus', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  await signedIn(page)
  for (const path of SCREENS) {
    await open(page, path)
    let reached = 0
    for (; reached < 60; reached++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(lookAtFocus)
      if (focus === null) break
      expect(focus.isSeen, `${path}: ${focus.name}`).toBe(true)
    }
    expect(reached, path).toBeGreaterThan(8)
  }
})

/** Sent into the page. @returns null where the focus has left it */
function lookAtFocus(): { name: string; isSeen: boolean } | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const input = element instanceof HTMLInputElement ? element : undefined
  // What can't be seen itself shows it on what is drawn in its place. The parts of a date have the browser's own mark.
  const drawn = [element, element.nextElementSibling, input?.labels?.[0]]
  const isSeen = drawn.some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  return { name: `${element.tagName} ${name}`, isSeen: isSeen || input?.type === 'date' }
}

test('in forced colours one sees what is on, how far a bar is filled and where one is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 375, height: 812 })
  const { user } = await signedIn(page)
  await page.request.post(`/api/users/${user.id}/complete-mission`, { data: { missionId: 1 }, headers: SAME_ORIGIN })
  await open(page, '/dashboard')
  const background = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo)
  const canvas = await background('body')
  expect(await background('[role=progressbar] > div')).not.toBe(canvas)
  const tabs = page.getByRole('navigation', { name: 'Main' }).last()
  const line = (name: string) =>
    tabs.getByRole('link', { name }).evaluate((element) => getComputedStyle(element).borderTopColor)
  expect(await line('Dashboard')).not.toBe(await line('Courses'))

  await open(page, '/account')
  expect(await background('[role=switch]:not(:checked) + span', '::before')).not.toBe(canvas)
  const off = await background('[role=switch]:not(:checked) + span')
  await page.getByRole('switch', { name: 'No nudges, please' }).press('Space')
  await expect(page.getByRole('switch', { name: 'No nudges, please' })).toBeChecked()
  expect(await background('[role=switch]:checked + span')).not.toBe(off)
})

test('nothing moves by itself with reduced motion', async ({ page }) => {
  await signedIn(page)
  for (const path of ['/', ...SCREENS]) {
    await open(page, path)
    const moving = await page.evaluate(() =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { iterations = 1 } = effect?.getTiming() ?? {}
        return playState === 'running' && iterations === Number.POSITIVE_INFINITY
      }),
    )
    expect(moving, path).toEqual([])
  }
})

test('with reduced motion no change of style takes time', async ({ page }) => {
  await open(page, '/')
  const changing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      // Each read of a style is a frame's: a transition would begin between the two.
      void getComputedStyle(element).paddingTop
      element.style.paddingTop = '99px'
      return getComputedStyle(element).paddingTop !== '99px'
    }),
  )
  expect(changing).toEqual([])
})
