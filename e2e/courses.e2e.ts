import type { Request } from '@playwright/test'
import {
  administrator,
  aStranger,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  recordTexts,
  SAME_ORIGIN,
  signedIn,
  test,
} from './journey.ts'

test('a visitor looks through the courses and is asked to log in for one', async ({ page }) => {
  await page.goto('/courses')
  await expect(page.getByRole('link', { name: 'Start Learning' }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Start Learning' }).first().click()
  await expect(page.getByText('Please log in to access course content.')).toBeVisible()
})

test('an administrator builds a course, and a member rides it to the end', { tag: '@main' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Friendship on ${aStranger().email}`
  await administrator(page, baseURL)
  await page.goto('/content-manager')
  const form = page.getByRole('form', { name: 'Course', exact: true })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('How to be a friend first.')
  await form.getByRole('button', { name: 'Create Course' }).click()
  await expect(page.getByText('Course Created').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const courses = await (await page.request.get('/api/courses')).json()
  const course = courses.find((each: { title: string }) => each.title === title)
  // Other journeys write courses meanwhile, so it is the last but for those that came after it.
  const before = courses.filter((each: { id: number }) => each.id < course.id)
  expect(course).toMatchObject({ isPublic: true, order: before.length + 1 })
  for (const question of ['What comes first?', 'What comes last?']) {
    const quiz = { courseId: course.id, question, choices: ['Listening', 'Talking', 'Selling', 'Leaving'] }
    const answer = await page.request.post('/api/quizzes', {
      data: { ...quiz, correctAnswer: 0, explanation: 'People talk to those who listen.', points: 10 },
      headers: SAME_ORIGIN,
    })
    expect(answer.status()).toBe(201)
  }

  const context = await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' })
  const member = await context.newPage()
  const { user } = await signedIn(member)
  await member.goto(`/course/${course.id}`)
  await expect(member.getByText('No video content available for this course yet.')).toBeVisible()
  await expect(member.getByText('Quizzes: 0/2')).toBeVisible()
  await expectAccessible(member)
  await member.getByRole('button', { name: 'Start Quiz' }).click()

  const modal = member.getByRole('dialog')
  await expect(modal.getByText('Question 1 of 2')).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Submit Answer' })).toBeDisabled()
  await member.keyboard.press('b')
  await member.keyboard.press('Enter')
  await expect(modal.getByText('Incorrect', { exact: true })).toBeVisible()
  await modal.getByRole('button', { name: 'Reset & Retry' }).click()
  const hasSaid = await recordTexts(modal)
  await member.keyboard.press('a')
  await member.keyboard.press('Enter')
  await hasSaid('Correct Answer!')
  await hasSaid('+10 Points Earned!')
  await expect(modal.getByText('Question 2 of 2')).toBeVisible()
  await member.keyboard.press('a')
  await member.keyboard.press('Enter')
  await hasSaid('All Quizzes Complete!')
  await expect(modal).toBeHidden()

  await expect(member.getByText('Quizzes: 2/2')).toBeVisible()
  await expect(member.getByText('Golden Tickets')).toBeVisible()
  await member.getByRole('button', { name: 'Mark as Completed (+15 tokens)' }).click()
  await expect(member.getByText('Course Completed!').first()).toBeVisible()
  const me = await (await member.request.get('/api/auth/me')).json()
  expect(me).toMatchObject({ id: user.id, tokens: 15, leaderboardPts: 45, courseProgress: { [course.id]: 100 } })
  await expectAccessible(member)
  await context.close()
})

test('a member finds the general questions beside the courses and answers one', async ({ page, browser, baseURL }) => {
  const question = `What comes first for ${aStranger().email}?`
  const office = await browser.newPage({ baseURL: String(baseURL) })
  await administrator(office, baseURL)
  const created = await office.request.post('/api/quizzes', {
    data: { courseId: null, question, choices: ['Listening', 'Talking', 'Selling', 'Leaving'], correctAnswer: 0 },
    headers: SAME_ORIGIN,
  })
  expect(created.status()).toBe(201)
  await office.close()

  await signedIn(page)
  await page.goto('/courses')
  await page.getByRole('link', { name: 'General questions' }).click()
  await expect(page).toHaveURL('/questions')
  await expect(page.getByRole('heading', { name: /^0 of \d+ answered correctly$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: question }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('button', { name: 'Submit Answer' })).toBeDisabled()
  const hasSaid = await recordTexts(modal)
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await hasSaid('+10 Points Earned!')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('heading', { name: /^1 of \d+ answered correctly$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: `${question} Correct` })).toBeVisible()
})

test('the picture of a video is part of its button', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => ({ opener: null, location: { href: '' } }) as unknown as Window
  })
  await signedIn(page)
  const courses: { id: number; videoUrl: string | null }[] = await (await page.request.get('/api/courses')).json()
  await page.goto(`/course/${courses.find(({ videoUrl }) => videoUrl !== null)?.id}`)
  const video = page.getByRole('region', { name: 'Video' })
  await expect(video.getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await video.scrollIntoViewIfNeeded()
  const box = await video.boundingBox()
  if (!box) throw new Error('The video has no place on the page')
  await page.mouse.click(box.x + box.width / 4, box.y + 90)
  await expect(page.getByText('Course Completed!').first()).toBeVisible()
})

test('what a screen shows first is asked for before any script is there, and once', async ({ page }) => {
  await signedIn(page)
  for (const [path, call] of [
    ['/courses', '/api/courses'],
    ['/dashboard', '/api/missions'],
  ] as const) {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === call)
    await page.route('**/assets/*/*.js', (route) => route.abort())
    await page.goto(path)
    await asked
    await page.unroute('**/assets/*/*.js')

    const calls: string[] = []
    const note = (request: Request) => calls.push(new URL(request.url()).pathname)
    page.on('request', note)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    expect(calls.filter((each) => each === call)).toHaveLength(1)
  }
})

test('a course opens with at most four calls beside who is signed in and the bell, and one more for its lessons', async ({
  page,
}) => {
  await signedIn(page)
  const courses: { id: number; title: string; lessonCount: number }[] = await (
    await page.request.get('/api/courses')
  ).json()
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOfEveryPage = pathname === '/api/auth/me' || pathname.endsWith('/notifications/unseen')
    if (pathname.startsWith('/api/') && !isOfEveryPage) calls.push(pathname)
  })
  const examples = [
    { course: courses.find(({ lessonCount }) => lessonCount === 0), most: 4 },
    { course: courses.find(({ lessonCount }) => lessonCount > 0), most: 5 },
  ]
  for (const { course, most } of examples) {
    if (!course) throw new Error('The starter courses have none of this kind')
    calls = []
    await page.goto(`/course/${course.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title)
    await page.waitForLoadState('networkidle')
    expect(calls.length).toBeLessThanOrEqual(most)
  }
})
