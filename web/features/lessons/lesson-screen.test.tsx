import { act, screen, waitFor, within } from '@testing-library/react'
import type { Lesson } from 'contract/lessons'
import { describe, expect, it } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { eraseMember, storeUser } from '#web/client/session/stored-user.ts'
import { aCourse, aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { aLesson, aLessonSummary } from '#web/testing/lessons.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const COMPLETE = 'POST /api/users/u-maya/lessons/2/complete'

function finished(percent: number) {
  const user = aUser({ courseProgress: { 1: percent } })
  return { body: { lessonId: 2, course: { courseId: 1, watchTime: 66, isCompleted: false, payment: 'none', user } } }
}

async function openLesson(lesson: Lesson = aLesson(2), plan: Parameters<typeof fakeApi>[0] = {}, n = 2) {
  storeUser(aUser())
  const calls = fakeApi({
    'GET /api/auth/me': { body: aUser() },
    'GET /api/courses/1': { body: aCourse(1, { title: 'Look before you board', lessonCount: 3, videoUrl: null }) },
    'GET /api/courses/1/lessons': { body: [aLessonSummary(1, { isFinished: true }), lesson, aLessonSummary(3)] },
    'GET /api/courses/1/lessons/2': { body: lesson },
    'GET /api/courses/1/lessons/3': { body: aLesson(3) },
    [COMPLETE]: finished(40),
    ...plan,
  })
  return { ...(await openPage(`/course/1/lesson/${n}`)), calls }
}

const press = async (visitor: Awaited<ReturnType<typeof openLesson>>['visitor'], name: string) =>
  visitor.click(await screen.findByRole('button', { name }))

describe('a lesson', () => {
  it('says what it is, shows its text and its first card, and leads to its neighbours', async () => {
    await openLesson()
    expect(await screen.findByRole('heading', { name: 'Lesson called 2', level: 1 })).toBeDefined()
    expect(screen.getByText('Lesson 2 of 3')).toBeDefined()
    expect(screen.getByText('4 minutes')).toBeDefined()
    expect(screen.getByText('You can do what lesson 2 is about.')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'The text', level: 2 })).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 2 cards')
    const links = within(screen.getByRole('navigation', { name: 'Lessons' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/course/1/lesson/1', '/course/1/lesson/3'])
    expect(screen.getByRole('link', { name: 'Look before you board' }).getAttribute('href')).toBe('/course/1')
    expect(document.title).toBe('Lesson called 2 | Whistlestop')
  })

  it('is finished with its last card, not before, and leads to the next one', async () => {
    const { visitor, calls } = await openLesson()
    await press(visitor, 'Continue')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Try it today'))
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
    await press(visitor, 'Finish Lesson')
    const end = await screen.findByRole('heading', { name: 'Well done. Lesson finished.' })
    expect(document.activeElement).toBe(end)
    expect(screen.getByText('You’ve finished “Lesson called 2”: 2 of 3 lessons are done.')).toBeDefined()
    expect(screen.getByText('Finished')).toBeDefined()
    await visitor.click(screen.getByRole('link', { name: 'Next: Lesson called 3' }))
    expect(await screen.findByRole('heading', { name: 'Lesson called 3', level: 1 })).toBeDefined()
  }, 60_000)

  it('that is the only one of its course ends the course', async () => {
    const lesson = aLesson(2, { cards: [] })
    const { visitor } = await openLesson(lesson, { 'GET /api/courses/1/lessons': { body: [lesson] } })
    await press(visitor, 'Finish Lesson')
    await screen.findByRole('heading', { name: 'Well done. All lessons finished.' })
    expect(screen.getByText(/^You’ve finished the only lesson\. /)).toBeDefined()
  })

  it('without cards is finished at the end of its text', async () => {
    const { visitor } = await openLesson(aLesson(2, { cards: [] }))
    await press(visitor, 'Finish Lesson')
    expect(await screen.findByRole('heading', { name: 'Well done. Lesson finished.' })).toBeDefined()
  })

  it('stays at its last card where it couldn’t be saved', async () => {
    const { visitor } = await openLesson(undefined, { [COMPLETE]: refusal(404, 'LESSON_NOT_FOUND', 'Gone.') })
    await press(visitor, 'Continue')
    await press(visitor, 'Finish Lesson')
    await waitFor(() => expect(shownToast()?.description).toBe('Gone.'))
    expect(screen.getByRole('heading', { name: 'Try it today' })).toBeDefined()
  })

  it.each([9, 0])('is not found at place %d', async (n) => {
    await openLesson(undefined, {}, n)
    expect(await screen.findByRole('heading', { name: 'Lesson not found.', level: 1 })).toBeDefined()
  })
})

describe('a half-done lesson', () => {
  const STORED = 'lesson:u-maya:2'
  const cards: Lesson['cards'] = [
    { kind: 'estimate', ask: 'How many?', unit: 'of 100', reveal: 'Nobody knows.' },
    { kind: 'do', text: 'Ask one person.' },
  ]

  it('goes on at its card, with what was typed, after the page was left', async () => {
    const { visitor, leave } = await openLesson(aLesson(2, { cards }))
    await visitor.type(await screen.findByLabelText('Your guess (of 100)'), '40')
    await press(visitor, 'Show')
    await press(visitor, 'Continue')
    await screen.findByRole('heading', { name: 'Try it today' })
    await leave('/course/1/lesson/9')
    await screen.findByText('Lesson not found.')
    await leave('/course/1/lesson/2')
    expect(await screen.findByRole('heading', { name: 'Try it today' })).toBeDefined()
    await press(visitor, 'Previous card')
    expect((await screen.findByLabelText<HTMLInputElement>('Your guess (of 100)')).value).toBe('40')
    await press(visitor, 'Continue')
    await press(visitor, 'Finish Lesson')
    await screen.findByRole('heading', { name: 'Well done. Lesson finished.' })
    expect(localStorage.getItem(STORED)).toBeNull()
  }, 60_000)

  it('goes on, with what was typed, where the lesson has a new version and the same cards', async () => {
    let lesson = aLesson(2, { cards })
    const plan = { 'GET /api/courses/1/lessons/2': () => ({ body: lesson }) }
    const { visitor, leave } = await openLesson(lesson, plan)
    await visitor.type(await screen.findByLabelText('Your guess (of 100)'), '40')
    lesson = { ...lesson, content: 'Changed while it’s open.', updatedAt: '2026-02-02T00:00:00.000Z' }
    await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.courses }))
    await screen.findByText(lesson.content)
    expect(document.activeElement).toBe(screen.getByLabelText('Your guess (of 100)'))
    await press(visitor, 'Show')
    await press(visitor, 'Continue')
    await screen.findByRole('heading', { name: 'Try it today' })
    await leave('/course/1/lesson/9')
    lesson = { ...lesson, content: 'Changed while it’s closed.', updatedAt: '2026-03-03T00:00:00.000Z' }
    queryClient.clear()
    await leave('/course/1/lesson/2')
    expect(await screen.findByText(lesson.content)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Try it today' })).toBeDefined()
    await press(visitor, 'Previous card')
    expect(screen.getByLabelText<HTMLInputElement>('Your guess (of 100)').value).toBe('40')
  }, 60_000)

  it('goes on in another language', async () => {
    const states = cards.map(() => ({ picks: [], texts: [], isShown: true }))
    localStorage.setItem(STORED, JSON.stringify({ at: 1, states, version: aLesson(2).updatedAt, cards: '[]' }))
    await openLesson(aLesson(2, { cards }))
    expect(await screen.findByRole('heading', { name: 'Try it today' })).toBeDefined()
  })

  it('starts again where the cards were changed meanwhile, or the storage holds something else', async () => {
    const place = { at: 1, states: cards.map(() => ({ picks: [], texts: [], isShown: true })) }
    for (const stored of [
      JSON.stringify({ ...place, version: '2025-01-01T00:00:00.000Z', cards: JSON.stringify(cards.toReversed()) }),
      JSON.stringify({ ...place, version: '2025-01-01T00:00:00.000Z' }),
      JSON.stringify({ version: aLesson(2).updatedAt, at: 1, states: [{}, {}] }),
      JSON.stringify({ version: aLesson(2).updatedAt, at: 7, states: place.states }),
      'null',
    ]) {
      localStorage.setItem(STORED, stored)
      await openLesson(aLesson(2, { cards }))
      expect((await screen.findAllByRole('heading', { name: 'Guess first' })).length).toBeGreaterThan(0)
      expect(screen.queryByRole('heading', { name: 'Try it today' })).toBeNull()
    }
  }, 60_000)

  it('leaves the device when the member logs out', async () => {
    localStorage.setItem(STORED, 'something typed')
    eraseMember()
    expect(localStorage.getItem(STORED)).toBeNull()
  })
})
