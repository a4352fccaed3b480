import { screen, waitFor } from '@testing-library/react'
import type { CourseProgressResult } from 'contract/course-progress'
import { expect, it } from 'vitest'
import { aUser } from '#web/testing/factories.ts'
import { held } from '#web/testing/fake-api.ts'
import { openCourse, PROGRESS } from '#web/testing/open-course.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const COMPLETED = { watchTime: 100, isCompleted: true } as const

function aResult(overrides: Partial<CourseProgressResult>): { body: CourseProgressResult } {
  return { body: { courseId: 1, ...COMPLETED, payment: 'none', user: aUser(), ...overrides } }
}

const button = (name: string) => screen.findByRole('button', { name })

/** Once a focus that was asked for before has moved. */
const focusMoved = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

it.each([
  ['Retake Course', COMPLETED, '/reset', aResult({ watchTime: 0, isCompleted: false })],
  ['Mark as Completed (+15 tokens)', { watchTime: 95 }, '', aResult({ payment: 'now' })],
])('%s leaves the focus where the member has moved it meanwhile', async (name, progress, path, reply) => {
  const answer = held()
  const { visitor } = await openCourse({ progress, plan: { [`POST ${PROGRESS}${path}`]: answer.reply } })
  await visitor.click(await button(name))
  const elsewhere = await button('Watch Video')
  elsewhere.focus()
  answer.release(reply)
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await focusMoved()
  expect(document.activeElement).toBe(elsewhere)
})

it('Complete Again keeps the focus where the course could not be paid again', async () => {
  const user = aUser({ courseProgress: { 1: 100 } })
  const { visitor } = await openCourse({
    progress: { ...COMPLETED, payment: 'later' },
    plan: { [`POST ${PROGRESS}`]: aResult({ payment: 'later', user }) },
  })
  const again = await button('Complete Again (+15 tokens)')
  await visitor.click(again)
  await waitFor(() => expect(shownToast()?.title).toBe('Course Completed!'))
  await focusMoved()
  expect(document.activeElement).toBe(again)
})
