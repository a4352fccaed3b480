import { screen, within } from '@testing-library/react'
import type { LessonSummary } from 'contract/lessons'
import { describe, expect, it } from 'vitest'
import { aCourse, aQuiz, aUser } from '#web/testing/factories.ts'
import { aLessonSummary } from '#web/testing/lessons.ts'
import { openCourse, PROGRESS } from '#web/testing/open-course.tsx'

const COURSE = aCourse(1, { videoUrl: null, lessonCount: 3 })
const HALF = [
  aLessonSummary(1, { isFinished: true }),
  aLessonSummary(2),
  aLessonSummary(3),
  aLessonSummary(4, { isDraft: true }),
]

const open = (lessons: LessonSummary[], overrides: Parameters<typeof openCourse>[0] = {}) =>
  openCourse({
    course: COURSE,
    quizzes: [aQuiz(1), aQuiz(2)],
    plan: { 'GET /api/courses/1/lessons': { body: lessons } },
    ...overrides,
  })

const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const stops = async () => {
  const list = within(await screen.findByRole('list', { name: 'Stops' }))
  return list.getAllByRole('listitem').map((stop) => [...stop.querySelectorAll('p')].map((line) => line.textContent))
}

describe('a course with lessons and no video', () => {
  it('lists its lessons, without drafts, and continues with the first that isn’t finished', async () => {
    await open(HALF, { progress: { watchTime: 33 } })
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/course/1/lesson/2')
    const list = await panel('Lessons')
    expect((await list.findAllByRole('link')).map((link) => link.textContent)).toEqual([
      'Lesson called 14 min, finished',
      '2Lesson called 24 minnext',
      '3Lesson called 34 min',
    ])
    expect(list.getByText('1 of 3 finished')).toBeDefined()
    expect((await panel('This course')).getAllByRole('definition')[0]?.textContent).toBe('3')
  })

  it('has its lessons as stops, and no sentence about a video', async () => {
    await open(HALF, { progress: { watchTime: 33 } })
    expect(await stops()).toEqual([
      ['Lesson 1', 'done: 4 min'],
      ['Lesson 2', 'next stop'],
      ['Lesson 3', 'ahead: 4 min'],
      ['Quiz 1', 'ahead: 10 points'],
      ['Quiz 2', 'ahead: 10 points'],
    ])
    expect(screen.getByText('Lessons: 1/3')).toBeDefined()
    expect(screen.queryByText(/video/i)).toBeNull()
    expect((await panel('Progress')).getByText('Lessons, count 60%').nextSibling?.textContent).toBe('33%')
  })

  it.each([
    [89, 0],
    [90, 1],
  ])('can be marked as completed from 90 percent: at %d there are %d buttons', async (watchTime, count) => {
    await open(HALF, { progress: { watchTime } })
    await screen.findByRole('list', { name: 'Stops' })
    expect(screen.queryAllByRole('button', { name: 'Mark as Completed (+15 tokens)' })).toHaveLength(count)
  })

  it('goes on with its quizzes once all lessons are finished', async () => {
    await open(
      [1, 2, 3].map((id) => aLessonSummary(id, { isFinished: true })),
      { progress: { watchTime: 100 } },
    )
    expect(await screen.findByRole('button', { name: 'Start Quiz' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /^(Continue|Start Lesson 1)$/ })).toBeNull()
  })

  it('takes the ticks away with a reset', async () => {
    let lessons = [1, 2, 3].map((id) => aLessonSummary(id, { isFinished: true }))
    const { visitor } = await open([], {
      progress: { watchTime: 100, isCompleted: true },
      user: aUser({ courseProgress: { 1: 100 } }),
      plan: {
        'GET /api/courses/1/lessons': () => ({ body: lessons }),
        [`POST ${PROGRESS}/reset`]: () => {
          lessons = lessons.map((lesson) => ({ ...lesson, isFinished: false }))
          const user = aUser()
          return { body: { courseId: 1, watchTime: 0, isCompleted: false, payment: 'none', user } }
        },
      },
    })
    await visitor.click(await screen.findByRole('button', { name: 'Retake Course' }))
    expect(await screen.findByRole('link', { name: 'Start Lesson 1' })).toBeDefined()
    expect((await panel('Lessons')).getByText('0 of 3 finished')).toBeDefined()
  })
})

it('a course with a video and lessons keeps its video as the first stop', async () => {
  await open(HALF, { course: aCourse(1, { lessonCount: 3 }) })
  expect((await stops())[0]?.[0]).toBe('Video')
  expect((await panel('Video')).getByRole('button', { name: 'Watch Video' })).toBeDefined()
  expect((await panel('Lessons')).getAllByRole('link')).toHaveLength(3)
})
