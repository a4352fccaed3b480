import type { BrowserContext, Page } from '@playwright/test'
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
import { aCourse, CARDS } from './lesson-pages.ts'

// Everywhere else they are blocked.
test.use({ serviceWorkers: 'allow' })

/** How long a screen may take without a connection, in milliseconds: against a screen that never comes, not for speed. */
const SCREEN_TIMEOUT = 20_000

const line = (page: Page) => page.getByText(/^You’re offline\. What you see is from /)

/** Waits until the site and the member's first screens are kept, as they are after a visit. */
async function visited(page: Page, memberId: string, paths: readonly string[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(missingIn, { cache: `answers-${memberId}`, paths: [...paths] }), { timeout: 90_000 })
    .toEqual([])
}

/** The paths that aren't kept yet; also the files of the site, while these are fetched. */
async function missingIn({ cache, paths }: { cache: string; paths: string[] }): Promise<string[]> {
  const missing: string[] = []
  for (const path of paths) if (!(await caches.match(path, { cacheName: cache }))) missing.push(path)
  const files = (await caches.has('files')) ? await (await caches.open('files')).keys() : []
  const hasScreens = ['review', 'practice', 'people', 'site-lines-shown'].every((name) =>
    files.some(({ url }) => url.includes(`/${name}`)),
  )
  return hasScreens ? missing : [...missing, 'files']
}

/** Everything of this site that the browser keeps, as text: cached answers, the outbox, localStorage. */
async function keptHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      texts.push(name)
      if (name === 'files') continue
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url)
        texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const { promise, resolve } = Promise.withResolvers<IDBDatabase>()
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      const database = await promise
      for (const store of database.objectStoreNames) {
        const all = Promise.withResolvers<unknown>()
        const reading = database.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => all.resolve(reading.result)
        texts.push(JSON.stringify(await all.promise))
      }
      database.close()
    }
    return texts.join('\n')
  })
}

const firstPaths = (id: string): string[] => [
  '/api/missions/1',
  '/api/conversations',
  ...['today', 'reviews', 'people', 'challenges'].map((name) => `/api/users/${id}/${name}`),
]

async function withOnePerson(page: Page, memberId: string): Promise<void> {
  const answer = await page.request.post(`/api/users/${memberId}/people`, {
    data: { name: 'Ana Duarte' },
    headers: SAME_ORIGIN,
  })
  expect(answer.ok()).toBe(true)
}

/** A member whose first screens are kept. */
async function aVisit(page: Page, more: readonly string[] = []) {
  const { user } = await signedIn(page)
  await withOnePerson(page, user.id)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Talk to 10 people' })).toBeVisible()
  await visited(page, user.id, [...firstPaths(user.id), ...more])
  return user
}

/** Where the next member is signed in: the leaderboard that they see may name anybody. */
async function expectNothingOf(page: Page, { id, email }: { id: string; email: string }): Promise<void> {
  const kept = await keptHere(page)
  for (const theirs of ['Ana Duarte', email, `answers-${id}`, `/users/${id}/`]) expect(kept).not.toContain(theirs)
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('after one visit the screens of every day open without a connection', { tag: '@main' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const office = await browser.newPage({ baseURL: String(baseURL) })
  await administrator(office, baseURL)
  const course = await aCourse(office, [{ title: 'Who pays?', cards: CARDS }])
  await office.close()

  await aVisit(page)
  for (const path of [`/course/${course.id}`, `/course/${course.id}/lesson/1`, '/practice/what-would-i-earn']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await context.setOffline(true)
  await slowDown(context, page)
  const screens = [
    ['/dashboard', page.getByRole('heading', { name: 'Talk to 10 people' })],
    ['/mission/1', page.getByRole('button', { name: 'Complete Mission' })],
    [`/course/${course.id}/lesson/1`, page.getByText('Money has two sources.')],
    ['/review', page.getByText(/^Question 1 of /)],
    ['/practice/what-would-i-earn', page.getByRole('button', { name: 'Begin' })],
    ['/people', page.getByRole('link', { name: 'Ana Duarte' })],
  ] as const
  const took: Record<string, number> = {}
  for (const [path, content] of screens) {
    const start = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await expect(content, path).toBeVisible({ timeout: SCREEN_TIMEOUT })
    took[path.replace(/\d{2,}/, 'n')] = Math.round(performance.now() - start)
    await expect(line(page), path).toBeVisible()
  }
  console.log(`To the content without a connection, CPU slowed 4 times, in ms: ${JSON.stringify(took)}`)
})

test('a screen that isn’t kept says so, and the line is accessible and goes with the connection’s return', async ({
  page,
  context,
}) => {
  await aVisit(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(line(page)).toBeVisible()
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expectNoSidewaysScroll(page)
    await expectAccessibleDayAndNight(page)
  }
  for (const path of ['/course/1', '/course/1/lesson/1', '/practice/what-would-i-earn']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This isn’t on this device', level: 1 })).toBeVisible()
    await expect(page.getByText('You’re offline. You haven’t opened this page on this device yet.')).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'You can open:' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('link', { name: 'Ana Duarte' })).toBeVisible()
  await expect(line(page)).toBeVisible()
  await context.setOffline(false)
  await expect(line(page)).toBeHidden()
})

test('a course that was taken along opens without a connection, and what is done in it arrives once', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const office = await browser.newPage({ baseURL: String(baseURL) })
  await administrator(office, baseURL)
  const cards = [{ kind: 'read', text: 'Ask first.' }]
  const course = await aCourse(office, [
    { title: 'Who pays?', cards },
    { title: 'Who is paid?', cards },
  ])
  const lessons: { id: number }[] = await (await office.request.get(`/api/courses/${course.id}/lessons`)).json()
  const question = { question: 'Who is paid first?', choices: ['You', 'I', 'They', 'Nobody'], correctAnswer: 0 }
  await office.request.post('/api/quizzes', { data: { ...question, lessonId: lessons[1]?.id }, headers: SAME_ORIGIN })
  await office.close()

  const user = await aVisit(page)
  await page.goto(`/course/${course.id}`)
  await page.getByRole('button', { name: /^Take along, about / }).click()
  await expect(page.getByText(/^On this device, \d+ kB$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(await keptHere(page)).toContain('Who is paid first?')

  const taken: string[] = []
  context.on('response', (response) => {
    if (response.request().method() === 'POST' && response.ok()) taken.push(new URL(response.url()).pathname)
  })
  await context.setOffline(true)
  await page.goto(`/course/${course.id}/lesson/2`)
  await expect(page.getByText('Money has two sources.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish Lesson' }).click()
  await expect(page.getByText('Who is paid first?')).toBeVisible()
  await page.getByRole('radiogroup').locator('label').first().click()
  await page.getByRole('button', { name: 'Check answer' }).click()
  const strip = page.getByRole('region', { name: 'Not sent yet' })
  await expect(strip.getByRole('status')).toHaveText('2 things wait for a connection')
  await page.goto(`/course/${course.id}`)
  await expect(strip.getByRole('status')).toHaveText('2 things wait for a connection')
  await expect(page.getByText(/^On this device, /)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Who is paid\?.*, finished$/ })).toBeVisible()
  await page.goto('/courses')
  await expect(page.getByRole('article', { name: course.title }).getByText('On this device')).toBeVisible()
  await page.goto(`/course/${course.id}`)
  await expect(strip.getByRole('status')).toHaveText('2 things wait for a connection')

  await context.setOffline(false)
  await expect(strip).toBeHidden()
  expect(taken.toSorted()).toEqual([
    `/api/users/${user.id}/lessons/${lessons[1]?.id}/complete`,
    `/api/users/${user.id}/quiz-answer`,
  ])
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('This course isn’t kept on this device any more.')).toBeVisible()
  expect(await keptHere(page)).not.toContain('Who is paid first?')
})

test('a logout erases what was kept, also without a connection, and the next member finds nothing', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const user = await aVisit(page)
  expect(await keptHere(page)).toContain(user.id)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(line(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptHere(page)).not.toContain(user.id)
  const kept = await keptHere(page)
  for (const theirs of ['Ana Duarte', 'Maya Okafor', user.email]) expect(kept).not.toContain(theirs)
  await page.goto('/people')
  await expect(page.getByText('Ana Duarte')).toHaveCount(0)

  await context.setOffline(false)
  // The login form sends a waiting logout first. `signedIn` doesn't, and the late logout would end its session.
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('logout-to-send'))).toBeNull()
  const next = await signedIn(page, { name: 'Tariq Aziz' })
  await page.goto('/dashboard')
  await visited(page, next.user.id, firstPaths(next.user.id))
  await expectNothingOf(page, user)
  await context.setOffline(true)
  await page.goto('/people')
  await expect(line(page)).toBeVisible()
  await expect(page.getByText('Ana Duarte')).toHaveCount(0)
})

test('another member who logs in without a logout before finds nothing of the one before', async ({
  page,
  context,
}) => {
  const user = await aVisit(page)
  await context.clearCookies()
  const next = await signedIn(page, { name: 'Tariq Aziz' })
  await page.goto('/dashboard')
  await visited(page, next.user.id, firstPaths(next.user.id))
  await expectNothingOf(page, user)
})
