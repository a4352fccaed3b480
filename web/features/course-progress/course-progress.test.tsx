import { screen, waitFor } from '@testing-library/react'
import type { CourseProgressResult } from 'contract/course-progress'
import { describe, expect, it, vi } from 'vitest'
import { storedUser } from '#web/client/session/stored-user.ts'
import { aCourse, aQuiz, aUser } from '#web/testing/factories.ts'
import { refusal } from '#web/testing/fake-api.ts'
import { openCourse, PROGRESS } from '#web/testing/open-course.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const PAID = "You've earned 15 tokens and 25 leaderboard points!"
const PAID_BEFORE = 'Each course pays once. You already received its 15 tokens and 25 leaderboard points.'
const PAID_LATER = 'You’ve completed many courses in a short time. Complete this one again later to receive its reward.'
const ONCE_MORE = 'Complete Again (+15 tokens)'
const RESET_FAILED = refusal(503, 'BUSY', 'We can’t save anything right now.')

function aResult(overrides: Partial<CourseProgressResult> = {}): { body: CourseProgressResult } {
  const user = aUser({ tokens: 15, leaderboardPts: 25, courseProgress: { 1: 100 } })
  return { body: { courseId: 1, watchTime: 100, isCompleted: true, payment: 'now', user, ...overrides } }
}

function aReset(): { body: CourseProgressResult } {
  const user = aUser({ tokens: 15, courseProgress: {} })
  return aResult({ watchTime: 0, isCompleted: false, payment: 'none', user })
}

function button(name: string) {
  return screen.findByRole('button', { name })
}

function stubTab(opens = true) {
  const tab = { opener: window as unknown, location: { href: '' } }
  const open = vi.spyOn(window, 'open').mockReturnValue(opens ? (tab as unknown as Window) : null)
  return { tab, open }
}

/** The button that was pressed is gone. */
function headingHasFocus() {
  return waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Progress' })))
}

function posts(calls: Awaited<ReturnType<typeof openCourse>>['calls']) {
  return calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))
}

describe('Watch Video', () => {
  it('opens an empty tab, cuts its hold on this page, and completes and pays the course', async () => {
    const { tab, open } = stubTab()
    const { visitor, calls } = await openCourse({ plan: { [`POST ${PROGRESS}`]: aResult() } })
    await visitor.click(await button('Watch Video'))
    expect(open).toHaveBeenCalledWith('about:blank', '_blank')
    expect(tab).toEqual({ opener: null, location: { href: 'https://videos.example/1' } })
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Course Completed!', description: PAID, variant: undefined }),
    )
    expect(posts(calls)).toEqual([{ path: PROGRESS, body: { watchTime: 100, isCompleted: true } }])
    expect(storedUser()?.tokens).toBe(15)
    expect(screen.getByText('Course Completed! You earned 15 tokens and 25 points')).toBeDefined()
    expect(screen.getByText('Watched')).toBeDefined()
  })

  it('says that the course was paid before', async () => {
    stubTab()
    const { visitor } = await openCourse({ plan: { [`POST ${PROGRESS}`]: aResult({ payment: 'before' }) } })
    await visitor.click(await button('Watch Video'))
    await waitFor(() => expect(shownToast()?.description).toBe(PAID_BEFORE))
    expect(screen.getByText(`Course Completed! ${PAID_BEFORE}`)).toBeDefined()
  })

  it('says nothing where the course was completed already', async () => {
    stubTab()
    const user = aUser({ courseProgress: { 1: 100 } })
    const { visitor, calls } = await openCourse({
      user,
      progress: { watchTime: 100, isCompleted: true },
      plan: { [`POST ${PROGRESS}`]: aResult({ payment: 'before', user }) },
    })
    await visitor.click(await button('Watch Video'))
    await waitFor(() => expect(posts(calls)).toHaveLength(1))
    expect(shownToast()).toBeUndefined()
  })

  it('is told when the browser blocked the new tab, with a link to copy or follow, which counts as well', async () => {
    stubTab(false)
    const { visitor, calls } = await openCourse({ plan: { [`POST ${PROGRESS}`]: aResult() } })
    await visitor.click(await button('Watch Video'))
    expect(shownToast()).toEqual({
      title: 'Popup Blocked',
      description: 'Please allow popups or copy the video link to watch.',
      variant: 'destructive',
    })
    const link = screen.getByRole('link', { name: 'https://videos.example/1' })
    expect(posts(calls)).toEqual([])
    link.addEventListener('click', (event) => event.preventDefault())
    await visitor.click(link)
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Course Completed!', description: PAID }))
    expect(posts(calls)).toEqual([{ path: PROGRESS, body: { watchTime: 100, isCompleted: true } }])
    expect(screen.getByText('Video Complete')).toBeDefined()
    expect(link.isConnected).toBe(true)
  })

  it.each([null, 'javascript:alert(1)'])('has no video where the link is %s', async (videoUrl) => {
    const { open } = stubTab()
    const { visitor, calls } = await openCourse({ course: aCourse(1, { videoUrl }) })
    await visitor.click(await button('Watch Video'))
    expect(shownToast()).toEqual({
      title: 'No Video Available',
      description: "This course doesn't have a video link yet.",
      variant: 'destructive',
    })
    expect(open).not.toHaveBeenCalled()
    expect(posts(calls)).toEqual([])
  })

  it('counts the video where the quizzes have to be right first', async () => {
    stubTab()
    const tooEarly = refusal(409, 'COURSE_NOT_FINISHED', 'Get every quiz right first.')
    const user = aUser({ courseProgress: { 1: 60 } })
    const watched = aResult({ isCompleted: false, payment: 'none', user })
    const { visitor, calls } = await openCourse({
      quizzes: [aQuiz(1)],
      plan: {
        [`POST ${PROGRESS}`]: ({ body }) => ((body as { isCompleted: boolean }).isCompleted ? tooEarly : watched),
      },
    })
    await visitor.click(await button('Watch Video'))
    await waitFor(() => expect(shownToast()?.title).toBe('Video Complete'))
    expect(posts(calls).at(-1)?.body).toEqual({ watchTime: 100, isCompleted: false })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60')
  })

  it('says that the progress could not be saved', async () => {
    stubTab()
    const { visitor } = await openCourse({ plan: { [`POST ${PROGRESS}`]: new TypeError('Failed to fetch') } })
    await visitor.click(await button('Watch Video'))
    await waitFor(() => expect(shownToast()?.title).toBe('Error'))
    expect(shownToast()?.description).toMatch(/^We couldn’t reach Whistlestop/)
  })
})

describe('the end of the video', () => {
  it.each([
    [89, false],
    [90, true],
    [100, true],
  ])('at %i percent offers to mark or to reset: %s', async (watchTime, offered) => {
    await openCourse({ progress: { watchTime }, quizzes: [aQuiz(1)] })
    await screen.findByRole('progressbar')
    for (const name of ['Mark as Completed (+15 tokens)', 'Reset Progress']) {
      expect(screen.queryByRole('button', { name }) !== null).toBe(offered)
    }
  })

  it('offers neither once the course is completed', async () => {
    await openCourse({ progress: { watchTime: 100, isCompleted: true }, quizzes: [aQuiz(1)] })
    await screen.findByRole('progressbar')
    expect(screen.queryByRole('button', { name: 'Reset Progress' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Retake Course' })).toBeNull()
  })

  it('offers to mark a course that has no video', async () => {
    await openCourse({ course: aCourse(1, { videoUrl: null }), quizzes: [aQuiz(1)] })
    expect(await button('Mark as Completed (+15 tokens)')).toBeDefined()
  })

  it('marks the course as completed and says what it paid', async () => {
    const { visitor, calls } = await openCourse({
      progress: { watchTime: 95 },
      plan: { [`POST ${PROGRESS}`]: aResult() },
    })
    await visitor.click(await button('Mark as Completed (+15 tokens)'))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Course Completed!', description: PAID }))
    expect(posts(calls)).toEqual([{ path: PROGRESS, body: { watchTime: 100, isCompleted: true } }])
    expect(await button('Retake Course')).toBeDefined()
    await headingHasFocus()
  })

  it('says why it could not be marked', async () => {
    const tooEarly = refusal(409, 'COURSE_NOT_FINISHED', 'Get every quiz right first.')
    const { visitor } = await openCourse({ progress: { watchTime: 95 }, plan: { [`POST ${PROGRESS}`]: tooEarly } })
    await visitor.click(await button('Mark as Completed (+15 tokens)'))
    await waitFor(() => expect(shownToast()?.description).toBe('Get every quiz right first.'))
  })
})

describe('a completed course', () => {
  const completed = { watchTime: 100, isCompleted: true } as const

  it.each([
    ['now', 'You earned 15 tokens and 25 points'],
    ['before', PAID_BEFORE],
    ['later', PAID_LATER],
  ] as const)('that was paid %s says so', async (payment, sentence) => {
    await openCourse({ progress: { ...completed, payment } })
    expect(await screen.findByText(`Course Completed! ${sentence}`)).toBeDefined()
    expect(await button('Retake Course')).toBeDefined()
    expect(screen.queryByRole('button', { name: ONCE_MORE }) !== null).toBe(payment === 'later')
  })

  it('keeps its sum when it is completed again in the same ride', async () => {
    stubTab()
    const { visitor, calls } = await openCourse({
      progress: { ...completed, payment: 'now' },
      plan: { [`POST ${PROGRESS}`]: aResult({ payment: 'before' }) },
    })
    await visitor.click(await button('Watch Video'))
    await waitFor(() => expect(posts(calls)).toHaveLength(1))
    expect(screen.getByText('Course Completed! You earned 15 tokens and 25 points')).toBeDefined()
  })

  it('that could not be paid is completed once more, without a video, too, and with quizzes to go', async () => {
    const { visitor } = await openCourse({
      course: aCourse(1, { videoUrl: null }),
      quizzes: [aQuiz(1)],
      progress: { ...completed, payment: 'later' },
      plan: { [`POST ${PROGRESS}`]: aResult({ user: aUser({ tokens: 15, courseProgress: { 1: 60 } }) }) },
    })
    await visitor.click(await button(ONCE_MORE))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Course Completed!', description: PAID }))
    expect(screen.queryByRole('button', { name: ONCE_MORE })).toBeNull()
    await headingHasFocus()
  })
})

describe.each([
  ['Reset Progress', { watchTime: 95 }],
  ['Retake Course', { watchTime: 100, isCompleted: true }],
])('%s', (name, progress) => {
  it('puts the member back to the start', async () => {
    const { visitor, calls } = await openCourse({ progress, plan: { [`POST ${PROGRESS}/reset`]: aReset() } })
    await visitor.click(await button(name))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Reset!'))
    expect(posts(calls)).toEqual([{ path: `${PROGRESS}/reset`, body: undefined }])
    expect(storedUser()?.courseProgress).toEqual({})
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0'))
    expect(screen.queryByRole('button', { name })).toBeNull()
    await headingHasFocus()
  })

  it('says why it could not', async () => {
    const { visitor } = await openCourse({ progress, plan: { [`POST ${PROGRESS}/reset`]: RESET_FAILED } })
    await visitor.click(await button(name))
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Error',
        description: 'We can’t save anything right now.',
        variant: 'destructive',
      }),
    )
  })
})
