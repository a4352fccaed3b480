import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aCourse, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const NOW = '/api/users/u-maya/course-progress/1'

async function openList(
  courses = [aCourse(1)],
  { user = undefined as ReturnType<typeof aUser> | undefined, plan = {} } = {},
) {
  if (user) storeUser(user)
  const calls = fakeApi({
    'GET /api/courses': { body: courses },
    ...(user && { 'GET /api/auth/me': { body: user } }),
    ...plan,
  })
  return { ...(await openPage('/courses')), calls }
}

async function card(title: string) {
  return within(await screen.findByRole('article', { name: title }))
}

/** A tab that opens, or that the browser refuses. */
function stubTab(opens = true) {
  const tab = { opener: window as unknown, location: { href: '' } }
  vi.spyOn(window, 'open').mockReturnValue(opens ? (tab as unknown as Window) : null)
  return tab
}

describe('the list of courses', () => {
  it('is open to a visitor and makes no call that fails', async () => {
    const { calls } = await openList([aCourse(1, { title: 'Friendship First' })])
    await card('Friendship First')
    expect(calls.map(({ path }) => path)).toEqual(['/api/courses'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Whistlestop Courses')
    expect(document.title).toBe('Courses | Whistlestop')
    expect(screen.queryByRole('link', { name: /General questions/ })).toBeNull()
  })

  it('leads a member to the general questions', async () => {
    await openList([aCourse(1)], { user: aUser() })
    const link = await screen.findByRole('link', { name: /General questions/ })
    expect(link.getAttribute('href')).toBe('/questions')
  })

  it('leaves hidden courses out, also for an administrator', async () => {
    await openList([aCourse(1), aCourse(2, { isPublic: false })], { user: aUser({ isAdmin: true }) })
    await card('Course 1')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('shows a course with its badges and what it is about', async () => {
    await openList([aCourse(1, { category: 'daily-challenge', duration: 25 })])
    const first = await card('Course 1')
    for (const text of ['DAILY CHALLENGE', '25 min', 'What course 1 is about.']) {
      expect(first.getByText(text)).toBeDefined()
    }
    expect(first.queryByText('Complete')).toBeNull()
    expect(first.queryByRole('progressbar')).toBeNull()
    const link = first.getByRole('link', { name: 'Start Learning' })
    expect(link.getAttribute('href')).toBe('/course/1')
  })

  it('names up to three materials and counts the others', async () => {
    await openList([
      aCourse(1, { materialTitles: ['One', 'Two', 'Three'], materialCount: 8 }),
      aCourse(2, { materialTitles: ['One', 'Two'], materialCount: 2 }),
    ])
    const first = (await card('Course 1')).getAllByRole('listitem')
    expect(first.map((item) => item.textContent)).toEqual(['One', 'Two', 'Three', '+5 more materials'])
    expect((await card('Course 2')).queryByText(/more materials/)).toBeNull()
  })

  it('shows a member how far they are, and what they have completed', async () => {
    await openList([aCourse(1), aCourse(2), aCourse(3)], { user: aUser({ courseProgress: { 1: 60, 2: 100 } }) })
    const bar = (await card('Course 1')).getByRole('progressbar', { name: 'Course 1' })
    expect(bar.getAttribute('aria-valuenow')).toBe('60')
    const done = await card('Course 2')
    expect(done.getByText('Complete')).toBeDefined()
    expect(done.getByRole('link', { name: 'Review Course' })).toBeDefined()
    expect((await card('Course 3')).queryByRole('progressbar')).toBeNull()
  })

  it('says that there are none, with a way on', async () => {
    await openList([aCourse(1, { isPublic: false })])
    expect(await screen.findByText('No courses available yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeDefined()
  })

  it('says that it is loading', async () => {
    const answer = held()
    await openList([], { plan: { 'GET /api/courses': answer.reply } })
    expect(await screen.findByText('Loading courses...')).toBeDefined()
    answer.release({ body: [aCourse(1)] })
    await card('Course 1')
  })

  it("says that it couldn't be loaded, and loads when asked again", async () => {
    let broken = true
    const reply = () => (broken ? refusal(503, 'BUSY', 'We cannot do this now.') : { body: [aCourse(1)] })
    const { visitor } = await openList([], { plan: { 'GET /api/courses': reply } })
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot do this now.')
    broken = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    await card('Course 1')
  })
})

describe('Watch Video on a card', () => {
  it('is there only where there is a video', async () => {
    await openList([aCourse(1, { videoUrl: null })])
    expect((await card('Course 1')).queryByRole('button', { name: 'Watch Video' })).toBeNull()
  })

  it('isn’t there for a video elsewhere that one of this site replaced', async () => {
    await openList([aCourse(1, { hasOwnVideo: true })])
    expect((await card('Course 1')).queryByRole('button', { name: 'Watch Video' })).toBeNull()
  })

  it('opens the video for a visitor and tells the server nothing', async () => {
    const tab = stubTab()
    const { visitor, calls } = await openList()
    await visitor.click((await card('Course 1')).getByRole('button', { name: 'Watch Video' }))
    expect(tab).toEqual({ opener: null, location: { href: 'https://videos.example/1' } })
    expect(calls).toHaveLength(1)
  })

  it('completes the course for a member', async () => {
    stubTab()
    const paid = aUser({ tokens: 15, courseProgress: { 1: 100 } })
    const body = { courseId: 1, watchTime: 100, isCompleted: true, paid: true, user: paid }
    const { visitor, calls } = await openList([aCourse(1)], { user: aUser(), plan: { [`POST ${NOW}`]: { body } } })
    await visitor.click((await card('Course 1')).getByRole('button', { name: 'Watch Video' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Completed!'))
    expect(calls.find(({ path }) => path === NOW)?.body).toEqual({ watchTime: 100, isCompleted: true })
    expect(storedUser()?.tokens).toBe(15)
    expect((await card('Course 1')).getByText('Complete')).toBeDefined()
  })
})
