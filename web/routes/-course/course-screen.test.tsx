import { screen, waitFor } from '@testing-library/react'
import type { CourseProgressResult } from 'contract/course-progress'
import { describe, expect, it, vi } from 'vitest'
import { aCourse, aQuiz, aUser } from '#web/testing/factories.ts'
import { openCourse, PROGRESS } from '#web/testing/open-course.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

function answer(overrides: Partial<CourseProgressResult>): { body: CourseProgressResult } {
  return {
    body: { courseId: 1, watchTime: 100, isCompleted: true, payment: 'now', user: aUser(), ...overrides },
  }
}

const AFTER_RESET = answer({ watchTime: 0, isCompleted: false, payment: 'none' })

function stubTab() {
  vi.spyOn(window, 'open').mockReturnValue({ opener: null, location: { href: '' } } as unknown as Window)
}

const press = async (visitor: Awaited<ReturnType<typeof openCourse>>['visitor'], name: string) =>
  visitor.click(await screen.findByRole('button', { name }))

describe('a course that is taken again', () => {
  it('stands at the depot, also after its video was started in this visit', async () => {
    stubTab()
    const { visitor } = await openCourse({
      plan: {
        [`POST ${PROGRESS}`]: answer({ user: aUser({ courseProgress: { 1: 100 } }) }),
        [`POST ${PROGRESS}/reset`]: AFTER_RESET,
      },
    })
    await press(visitor, 'Watch Video')
    await screen.findByText('Golden Tickets: 1')
    await press(visitor, 'Retake Course')
    await waitFor(() => expect(shownToast()?.title).toBe('Course Reset!'))
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0'))
    expect(screen.getByText('depot')).toBeDefined()
    expect(screen.getByText('Video: 0%')).toBeDefined()
    expect(screen.queryByText(/Golden Tickets/)).toBeNull()
  })

  it('travels again as soon as its video is started again', async () => {
    stubTab()
    const { visitor } = await openCourse({
      quizzes: [aQuiz(1)],
      progress: { watchTime: 95 },
      plan: {
        [`POST ${PROGRESS}`]: answer({ user: aUser({ courseProgress: { 1: 60 } }) }),
        [`POST ${PROGRESS}/reset`]: AFTER_RESET,
      },
    })
    await press(visitor, 'Reset Progress')
    await screen.findByText('depot')
    await press(visitor, 'Watch Video')
    expect(await screen.findByText('traveling')).toBeDefined()
  })
})

it('a course without video and quizzes stands at the depot until it is begun', async () => {
  await openCourse({ course: aCourse(1, { videoUrl: null }) })
  expect(await screen.findByText('depot')).toBeDefined()
  expect(screen.queryByText(/Golden Tickets/)).toBeNull()
})

describe('a course that is completed before all its quizzes are right', () => {
  it.each([
    [[aQuiz(1), aQuiz(2)], 'Course completed. 2 quizzes left to reach 100%.'],
    [[aQuiz(1)], 'Course completed. 1 quiz left to reach 100%.'],
  ])('says so, as the toast does, and what is left', async (quizzes, sentence) => {
    stubTab()
    const { visitor } = await openCourse({
      quizzes,
      plan: { [`POST ${PROGRESS}`]: answer({ user: aUser({ courseProgress: { 1: 60 } }) }) },
    })
    expect(screen.queryByText(/^Course completed\./)).toBeNull()
    await press(visitor, 'Watch Video')
    await waitFor(() => expect(shownToast()?.title).toBe('Course Completed!'))
    expect(await screen.findByText(sentence)).toBeDefined()
  })
})
