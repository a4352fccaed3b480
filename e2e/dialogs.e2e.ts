import type { Page } from '@playwright/test'
import { expect, SAME_ORIGIN, signedIn, test } from './journey.ts'

/** The current message. It is not found by its role, because it has none while a dialog is open. */
const messages = (page: Page) => page.locator('[aria-label^=Messages] li')

/** Names of the dialog's controls that a message lies on, with the dialog scrolled to its top and to its end. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')
    const toast = document.querySelector('[aria-label^=Messages] li')
    if (!dialog?.parentElement || !toast) throw new Error('There is no dialog, or no message')
    const scroller = dialog.parentElement
    const covered = new Set<string>()
    for (const scrollTop of [0, scroller.scrollHeight]) {
      scroller.scrollTop = scrollTop
      const screen = scroller.getBoundingClientRect()
      const message = toast.getBoundingClientRect()
      for (const control of dialog.querySelectorAll('button, a, input, label, [role=radio]')) {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const across = left < message.right && right > message.left
        const down = Math.max(top, screen.top) < message.bottom && Math.min(bottom, screen.bottom) > message.top
        if (across && down) covered.add(control.textContent || (control.getAttribute('aria-label') ?? control.tagName))
      }
    }
    scroller.scrollTop = 0
    return [...covered]
  })
}

/** Waits for a message and keeps it: its time stands still while the window is not the one in use. */
async function keepMessage(page: Page, title: string | RegExp): Promise<void> {
  await expect(messages(page).getByText(title)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

/** Until then, what comes in is a little lower than where it stays. One whose element goes away ends, too. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

async function expectMessageBeside(page: Page, title: string | RegExp): Promise<void> {
  await keepMessage(page, title)
  await waitForAnimations(page)
  expect(await coveredControls(page)).toEqual([])
}

async function openMission(page: Page) {
  await page.getByRole('button', { name: 'Start Mission' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Build confidence')).toBeAttached()
  return dialog
}

test('a dialog that is taller than the screen starts at its top and can be read to its end', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  const dialog = await openMission(page)
  await waitForAnimations(page)
  const { top, end, height } = await dialog.evaluate((element) => {
    const scroller = element.parentElement as HTMLElement
    scroller.scrollTop = 0
    const { top } = element.getBoundingClientRect()
    scroller.scrollTop = scroller.scrollHeight
    return { top, end: element.getBoundingClientRect().bottom, height: element.scrollHeight }
  })
  const screen = page.viewportSize()?.height ?? 0
  expect(height).toBeGreaterThan(screen)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(end).toBeLessThanOrEqual(screen)
})

test('a message lies on no control of a lesson', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedIn(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await keepMessage(page, 'Copied!')
  await openMission(page)
  await expectMessageBeside(page, 'Copied!')
  const [room, message] = [await page.locator('.dialog-room').boundingBox(), await messages(page).boundingBox()]
  if (!room || !message) throw new Error('The message has gone')
  const between = message.y - (room.y + room.height)
  const isBeside = message.x > (page.viewportSize()?.width ?? 0) / 2
  expect(isBeside || (between >= 0 && between <= 20)).toBe(true)
})

test('a message lies on no control of a quiz, whatever it says', async ({ page }) => {
  const { user } = await signedIn(page)
  const courses: { id: number; quizCount: number }[] = await (await page.request.get('/api/courses')).json()
  const course = courses.find(({ quizCount }) => quizCount > 1)
  const quizzes: { id: number }[] = await (await page.request.get(`/api/course-quizzes/${course?.id}`)).json()
  await page.goto(`/course/${course?.id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  const answerBy = async (right: boolean) => {
    const first = await page.request.post(`/api/users/${user.id}/quiz-answer`, {
      data: { quizId: quizzes[0]?.id, answer: 0 },
      headers: SAME_ORIGIN,
    })
    const { correctAnswer } = await first.json()
    const choice = right ? correctAnswer : (correctAnswer + 1) % 4
    await page.getByRole('dialog').getByRole('radio').nth(choice).check({ force: true })
    await page.getByRole('button', { name: 'Submit Answer' }).click()
  }
  await page.route('**/quiz-answer', (route) => route.abort(), { times: 1 })
  await answerBy(false)
  await expectMessageBeside(page, 'Error')
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await expectMessageBeside(page, /^(Correct!|Incorrect Answer)$/)
})

test('a message lies on no control of a question that asks for a yes', async ({ page }) => {
  await signedIn(page)
  const [course] = await (await page.request.get('/api/courses')).json()
  await page.goto(`/course/${course.id}`)
  await page.route('**/reset', (route) => route.abort())
  await page.getByRole('button', { name: 'Restart Journey' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click()
  await keepMessage(page, 'Error')
  await page.getByRole('button', { name: 'Restart Journey' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectMessageBeside(page, 'Error')
})
