import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aCourse, aMaterial, aQuiz, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openCourse, PROGRESS } from '#web/testing/open-course.tsx'
import { openPage } from '#web/testing/open-page.tsx'

const NOT_FOUND = refusal(404, 'COURSE_NOT_FOUND', 'Course not found.')

async function panel(name: string) {
  return within(await screen.findByRole('region', { name }))
}

describe('a course without a user', () => {
  it('asks to log in, and asks the server nothing', async () => {
    const calls = fakeApi({})
    await openPage('/course/1')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Please log in to access course content.',
    )
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/auth/login',
    )
    expect(calls).toEqual([])
  })

  it('is what is left when the session has ended', async () => {
    storeUser(aUser())
    const signedOut = refusal(401, 'NOT_SIGNED_IN', 'Please log in to continue.')
    fakeApi({
      'GET /api/auth/me': signedOut,
      'GET /api/courses/1': { body: aCourse(1) },
      'GET /api/course-materials/1': signedOut,
      'GET /api/course-quizzes/1': signedOut,
      [`GET ${PROGRESS}`]: signedOut,
    })
    await openPage('/course/1')
    expect(await screen.findByText('Please log in to access course content.')).toBeDefined()
  })
})

describe('the course page', () => {
  it('asks for all it needs at once', async () => {
    const waiting = held()
    const { calls } = await openCourse({ plan: { 'GET /api/courses/1': waiting.reply } })
    expect(await screen.findByText('Loading course...')).toBeDefined()
    // A set, because React's strict mode mounts the page twice.
    const asked = () => new Set(calls.map(({ path }) => path))
    const all = ['/api/auth/me', '/api/courses/1', '/api/course-materials/1', '/api/course-quizzes/1', PROGRESS]
    expect(asked()).toEqual(new Set(all))
    waiting.release({ body: aCourse(1) })
    await screen.findByRole('heading', { level: 1 })
    expect(asked()).toEqual(new Set(all))
  })

  it('shows its name, its badges and the way back', async () => {
    await openCourse({ course: aCourse(1, { title: 'Friendship First', category: 'bonus' }) })
    expect(await screen.findByRole('heading', { name: 'Friendship First', level: 1 })).toBeDefined()
    expect(screen.getByText('BONUS')).toBeDefined()
    expect(screen.getByText('12 min')).toBeDefined()
    expect(screen.queryByText('Completed')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to Courses' }).getAttribute('href')).toBe('/courses')
    expect(document.title).toBe('Friendship First | Whistlestop')
  })

  it('wears its badge once it is completed', async () => {
    await openCourse({ user: aUser({ courseProgress: { 1: 100 } }) })
    expect(await screen.findByText('Completed')).toBeDefined()
  })

  it.each(['/course/9', '/course/0', '/course/one', '/course/1.0'])('is not found at %s', async (address) => {
    storeUser(aUser())
    fakeApi({
      'GET /api/auth/me': { body: aUser() },
      'GET /api/courses/9': NOT_FOUND,
      'GET /api/course-materials/9': NOT_FOUND,
      'GET /api/course-quizzes/9': NOT_FOUND,
      'GET /api/users/u-maya/course-progress/9': NOT_FOUND,
    })
    await openPage(address)
    expect(await screen.findByRole('heading', { name: 'Course not found.', level: 1 })).toBeDefined()
  })

  it("says that it couldn't be loaded, and loads when asked again", async () => {
    let broken = true
    const reply = () => (broken ? { status: 502, body: 'Bad Gateway' } : { body: aCourse(1) })
    const { visitor } = await openCourse({ plan: { 'GET /api/courses/1': reply } })
    expect((await screen.findByRole('alert')).textContent).toContain('The course couldn’t be loaded.')
    broken = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  })

  it("shows what it has where only a part couldn't be loaded", async () => {
    await openCourse({ plan: { 'GET /api/course-quizzes/1': { status: 502, body: 'Bad Gateway' } } })
    expect((await screen.findByRole('alert')).textContent).toContain('The quizzes couldn’t be loaded.')
    expect((await panel('Video')).getByRole('button', { name: 'Watch Video' })).toBeDefined()
  })

  it('counts its materials and says what it pays', async () => {
    await openCourse({ materials: [aMaterial(1), aMaterial(2)] })
    const stats = await panel('This course')
    await waitFor(() =>
      expect(stats.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        '2',
        '+15 tokens',
        '+25',
      ]),
    )
  })

  it('says where the video opens, and not how long the course takes as if the video did', async () => {
    await openCourse({ course: aCourse(1, { duration: 25 }) })
    expect((await panel('Video')).getByText('Opens videos.example in a new tab.')).toBeDefined()
  })

  it('says where there is no video', async () => {
    await openCourse({ course: aCourse(1, { videoUrl: null }) })
    expect((await panel('Video')).getByText('No video content available for this course yet.')).toBeDefined()
  })

  it('makes of progress and quizzes one figure', async () => {
    await openCourse({
      progress: { watchTime: 50 },
      quizzes: [aQuiz(1), aQuiz(2), aQuiz(3), aQuiz(4)],
      user: aUser({ courseProgress: { 1: 50 }, quizCorrect: { 1: true, 3: true, 99: true } }),
    })
    const progress = await panel('Progress')
    expect((await progress.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('50')
    expect(progress.getByText('2 of 4')).toBeDefined()
  })

  it('has, before it is begun, no percent here either, whatever it does not have', async () => {
    await openCourse({ course: aCourse(1, { videoUrl: null }) })
    const progress = await panel('Progress')
    expect((await progress.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('0')
    expect(progress.getAllByText('once begun')).toHaveLength(2)
  })
})

describe('its materials', () => {
  it('lead to links and to our own files, without telling where from', async () => {
    await openCourse({
      materials: [
        aMaterial(1, { title: 'Ladder', type: 'link', fileUrl: 'https://a.example/b' }),
        aMaterial(2, { title: 'Starters', fileUrl: '/files/Ab3_-x', description: 'Two pages' }),
      ],
    })
    const list = await panel('Materials')
    const links = (await list.findAllByRole('link')).map((link) =>
      ['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
    )
    expect(links).toEqual([
      ['https://a.example/b', '_blank', 'noopener noreferrer'],
      ['/files/Ab3_-x', null, 'noopener noreferrer'],
    ])
    expect(list.getByText('PDF. Two pages')).toBeDefined()
  })

  it.each(['javascript:alert(1)', 'https://user:word@a.example', '//a.example', '/api/auth/me', '/files/../x', null])(
    'are only a title where the address is %s',
    async (fileUrl) => {
      await openCourse({ materials: [aMaterial(1, { fileUrl })] })
      const list = await panel('Materials')
      expect(await list.findByText('Material 1')).toBeDefined()
      expect(list.queryByRole('link')).toBeNull()
    },
  )

  it('are shown by tens at first', async () => {
    const { visitor } = await openCourse({ materials: Array.from({ length: 100 }, (_, at) => aMaterial(at + 1)) })
    const list = await panel('Materials')
    expect(await list.findAllByRole('listitem')).toHaveLength(10)
    await visitor.click(list.getByRole('button', { name: 'Show all 100 materials' }))
    expect(list.getAllByRole('listitem')).toHaveLength(100)
    expect(document.activeElement).toBe(list.getAllByRole('listitem')[10])
  })
})
