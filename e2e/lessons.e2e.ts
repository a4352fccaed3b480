import {
  administrator,
  expect,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  signedIn,
  test,
} from './journey.ts'
import { aCourse, CARDS, pressByKey, tabTo } from './lesson-pages.ts'

test('a course of lessons is played to its end with the keyboard alone', { tag: '@main' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const office = await browser.newPage({ baseURL: String(baseURL) })
  await administrator(office, baseURL)
  const last = { title: 'The last stop', cards: [] }
  const course = await aCourse(office, [{ title: 'Who pays?', cards: CARDS }, last])
  await office.close()

  const { user } = await signedIn(page)
  await page.goto(`/course/${course.id}`)
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  await expect(page.getByText(/video/i)).toHaveCount(0)
  await pressByKey(page, 'Start Lesson 1')
  await expect(page.getByRole('heading', { name: 'Who pays?', level: 1 })).toBeVisible()
  await expect(page.getByText('Card 1 of 8')).toBeVisible()
  await pressByKey(page, 'Continue')

  await expect(page.getByRole('heading', { name: 'Guess first' })).toBeFocused()
  await tabTo(page, /^Your guess/)
  await page.keyboard.type('60')
  await pressByKey(page, 'Show')
  await expect(page.getByText('Ask for the figure.')).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Sort' })).toBeFocused()
  for (let item = 0; item < 2; item++) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('ArrowRight')
  await pressByKey(page, 'Check')
  await expect(page.getByText('All 2 are in the right box.')).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Put in order' })).toBeFocused()
  await tabTo(page, 'Move down')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: ': now number 2 of 3.' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Move down' }).nth(1)).toBeFocused()
  await pressByKey(page, 'Check')
  await expect(page.getByText('Asking comes first.')).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Spot it' })).toBeFocused()
  await tabTo(page, 'You must order for 80 a month.')
  await page.keyboard.press('Space')
  await pressByKey(page, 'Check')
  await expect(page.getByText('Well spotted.')).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Work it out' })).toBeFocused()
  // Half done, and the place is still there after a reload.
  await page.reload()
  await expect(page.getByText('Card 6 of 8')).toBeVisible()
  await pressByKey(page, 'Use the example numbers')
  await pressByKey(page, 'Work it out')
  await expect(page.getByText('Your hours come next.')).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Say it aloud' })).toBeFocused()
  await pressByKey(page, 'Compare')
  await expect(page.getByText('I show people pans.')).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Try it today' })).toBeFocused()
  await pressByKey(page, 'Finish Lesson')
  await expect(page.getByRole('heading', { name: 'Well done. Lesson finished.' })).toBeFocused()
  await pressByKey(page, 'Next: The last stop')
  await expect(page.getByRole('heading', { name: 'The last stop', level: 1 })).toBeVisible()
  await pressByKey(page, 'Finish Lesson')
  await expect(page.getByRole('heading', { name: 'Well done. All lessons finished.' })).toBeFocused()
  await pressByKey(page, 'Back to Course')

  await expect(page.getByText('Lessons: 2/2')).toBeVisible()
  await pressByKey(page, 'Start Quiz')
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('button', { name: 'Submit Answer' })).toBeDisabled()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(modal.getByText('All Quizzes Complete!').first()).toBeVisible()
  await expect(modal).toBeHidden()
  await pressByKey(page, 'Mark as Completed (+15 tokens)')
  await expect(page.getByText('Course Completed!').first()).toBeVisible()
  const me = await (await page.request.get('/api/auth/me')).json()
  expect(me).toMatchObject({ id: user.id, tokens: 15, courseProgress: { [course.id]: 100 } })
})

test('an administrator writes a lesson, and a member plays it', async ({ page, browser, baseURL }) => {
  test.slow()
  await administrator(page, baseURL)
  const course = await aCourse(page, [])
  await page.goto('/content-manager')
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: course.title }) })
    .getByRole('button', { name: 'Lessons' })
    .click()
  await expect(page.getByText('No lessons yet')).toBeVisible()
  const form = page.getByRole('form', { name: 'Lesson' })
  await form.getByLabel('Title').fill('Ask before you show')
  await form.getByLabel('Objective').fill('You ask one question and wait.')
  await form.getByLabel('Text').fill('People talk to those who **listen**.')
  await form.getByText('Draft', { exact: true }).click()
  const editor = page.getByRole('region', { name: 'New lesson' })
  await editor.getByLabel('Format of a new card').selectOption('Spot it')
  await editor.getByRole('button', { name: 'Add Card' }).click()
  await editor.getByText('1. Spot it').click()
  await editor.getByLabel('Question or task').fill('Which sentence pushes?')
  await editor.getByLabel('Part 1: Text').fill('Decide tonight.')
  await editor.getByLabel('Part 1: Worth asking about').check()
  await editor.getByLabel('Part 2: Text').fill('Take your time.')
  await editor.getByLabel('Because', { exact: true }).fill('A deadline stops people from thinking.')
  await editor.getByText('Preview of this card').click()
  await expect(editor.getByRole('checkbox', { name: 'Decide tonight.' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Create Lesson' }).click()
  await expect(page.getByText('Lesson Created').first()).toBeVisible()

  const context = await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' })
  const member = await context.newPage()
  await signedIn(member)
  await member.goto('/courses')
  await expect(member.getByRole('article', { name: course.title }).getByText('1 lesson')).toBeVisible()
  await member.goto(`/course/${course.id}`)
  await member.getByRole('link', { name: 'Start Lesson 1' }).click()
  await expect(member.getByRole('strong')).toHaveText('listen')
  await member.getByRole('checkbox', { name: 'Decide tonight.' }).check()
  await member.getByRole('button', { name: 'Check' }).click()
  await expect(member.getByText('Well spotted.')).toBeVisible()
  await member.getByRole('button', { name: 'Finish Lesson' }).click()
  await expect(member.getByRole('heading', { name: 'Well done. All lessons finished.' })).toBeVisible()
  await context.close()
})

test('every card fits the narrowest screen and is accessible by day and by night', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const office = await browser.newPage({ baseURL: String(baseURL) })
  await administrator(office, baseURL)
  const course = await aCourse(office, [{ title: 'Who pays?', cards: CARDS }])
  await office.close()
  await signedIn(page)
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`/course/${course.id}`)
  await expect(page.getByRole('link', { name: 'Start Lesson 1' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(`/course/${course.id}/lesson/1`)

  const look = async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessibleDayAndNight(page)
  }
  const fillIn: Record<string, () => Promise<void>> = {
    Show: () => page.getByLabel(/^Your guess/).fill('60'),
    Check: async () => {
      for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').first().check()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
    },
    'Work it out': () => page.getByRole('button', { name: 'Use the example numbers' }).click(),
  }
  for (const number of CARDS.keys()) {
    await expect(page.getByText(`Card ${number + 1} of ${CARDS.length}`)).toBeVisible()
    await look()
    const action = page.getByRole('button', { name: /^(Show|Check|Work it out|Compare)$/ })
    if ((await action.count()) > 0) {
      await fillIn[(await action.textContent()) ?? '']?.()
      await action.click()
      await expect(action).toBeHidden()
      await look()
    }
    await page.getByRole('button', { name: /^(Continue|Finish Lesson)$/ }).click()
  }
  await expect(page.getByRole('heading', { name: 'Well done. All lessons finished.' })).toBeVisible()
  await look()
})
