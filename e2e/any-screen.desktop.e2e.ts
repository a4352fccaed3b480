import type { Page } from '@playwright/test'
import {
  administrator,
  expect,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  SAME_ORIGIN,
  signedIn,
  test,
} from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { SCREENS, type Viewer } from './screens.ts'

test('a lesson reads well at every width, by day and by night', async ({ page }) => {
  // Nine pages, each looked at whole.
  test.slow()
  await signedIn(page)
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/mission/1', '/dashboard', '/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoSidewaysScroll(page)
      await expectAccessibleDayAndNight(page)
    }
  }
})

const VIEWERS: readonly Viewer[] = ['visitor', 'member', 'administrator']

/** Leaves the page as this viewer has it. @returns the addresses of all that they can see */
async function become(viewer: Viewer, page: Page, baseURL: string | undefined): Promise<readonly string[]> {
  if (viewer === 'administrator') await administrator(page, baseURL)
  if (viewer !== 'member') return SCREENS[viewer]
  const { user } = await signedIn(page)
  const headers = SAME_ORIGIN
  const added = await page.request.post(`/api/users/${user.id}/people`, { data: { name: 'Ana Duarte' }, headers })
  const { id } = await added.json()
  await page.request.post(`/api/users/${user.id}/complete-mission`, { data: { missionId: 1 }, headers })
  return [...SCREENS.member, `/people/${id}`]
}

/** Waits for all of it: what comes later moves the footer, which must not lie under the bar while it is measured. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

for (const viewer of VIEWERS) {
  test(`what a ${viewer} sees is accessible on the narrowest and the widest screen`, async ({ page, baseURL }) => {
    test.slow()
    const paths = await become(viewer, page, baseURL)
    const screens = [
      { width: 320, colorScheme: 'dark' },
      { width: 1920, colorScheme: 'light' },
    ] as const
    for (const { width, colorScheme } of screens) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await test.step(`${path} at ${width} px`, async () => {
          await open(page, path)
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
          await page.setViewportSize({ width: 1024, height: 900 })
          await expectNoSidewaysScroll(page)
          await page.setViewportSize({ width, height: 900 })
        })
      }
    }
  })

  // German has the longest words, Arabic runs from right to left, Spanish has the longest names in the bars.
  for (const language of ['de', 'ar', 'es', 'pt-BR']) {
    test(`nothing that a ${viewer} sees in ${language} is cut or lies over something else on a phone, a tablet or enlarged`, async ({
      page,
      baseURL,
    }) => {
      test.slow()
      await page.context().addCookies([{ name: 'language', value: language, url: String(baseURL) }])
      const paths = await become(viewer, page, baseURL)
      const faults: string[] = []
      for (const path of paths) {
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        // 683 is a desktop's window at 200%, 1024 a tablet or a small laptop.
        for (const width of [320, 375, 683, 1024]) {
          await page.setViewportSize({ width, height: 900 })
          await page.evaluate(() => new Promise(requestAnimationFrame))
          faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${path} at ${width} px: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    })
  }
}

test('a word of any length breaks on the narrowest screen instead of pushing the page aside', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const word = (length: number) => 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(9).slice(0, length)
  const write = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: SAME_ORIGIN })
    expect(answer.status()).toBe(201)
    return answer.json()
  }
  await administrator(page, baseURL)
  const course = await write('/api/courses', { title: word(120), description: word(300), category: 'training' })
  const quiz = { question: word(200), choices: [word(100), 'b', 'c', 'd'], correctAnswer: 0, explanation: word(300) }
  const { id } = await write('/api/quizzes', { ...quiz, courseId: course.id, points: 10 })
  const material = {
    title: word(120),
    type: 'link',
    description: word(300),
    fileUrl: `https://example.com/${word(200)}`,
  }
  await write('/api/course-materials', { ...material, courseId: course.id })

  await page.setViewportSize({ width: 320, height: 900 })
  const manager = `/content-manager?course=${course.id}&materials=${course.id}&quiz=${id}`
  for (const path of ['/courses', `/course/${course.id}`, manager]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: word(120) }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expect(page.getByRole('form', { name: 'Course', exact: true }).getByLabel('Title')).toHaveValue(word(120))
  await page.request.delete(`/api/courses/${course.id}`, { headers: SAME_ORIGIN })
})

test('the first station can be completed with the keyboard alone', { tag: '@main' }, async ({ page }) => {
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
