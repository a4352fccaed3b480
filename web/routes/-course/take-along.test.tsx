import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteAnswer, noteNoAnswer } from '#web/client/offline/connection.ts'
import { aCourse } from '#web/testing/factories.ts'
import { fakeWorker } from '#web/testing/fake-worker.ts'
import { aLesson, aLessonSummary } from '#web/testing/lessons.ts'
import { openCourse } from '#web/testing/open-course.tsx'
import type { FakeCaches } from '#web/worker/fake-caches.ts'

let caches: FakeCaches
beforeEach(() => {
  caches = fakeWorker()
})

const open = (lessonAnswer: unknown = aLesson(11)) =>
  openCourse({
    course: aCourse(1, { videoUrl: null, lessonCount: 1 }),
    plan: {
      'GET /api/courses/1/lessons': { body: [aLessonSummary(11)] },
      'GET /api/courses/1/lessons/11': lessonAnswer instanceof Error ? lessonAnswer : { body: lessonAnswer },
    },
  })

const offer = () => screen.findByRole('button', { name: /^Take along, about \d+ kB$/ })

describe('a course’s page', () => {
  it('takes the course along, says its size, removes it and brings it back', async () => {
    const { visitor } = await open()
    await visitor.click(await offer())
    expect(await screen.findByText(/^On this device, \d kB$/)).toBeDefined()
    expect(screen.getByText(/Videos and files still need one\.$/)).toBeDefined()
    // The row in which the pressed button was.
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Remove' }))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    await visitor.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('This course isn’t kept on this device any more.')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^On this device, /)).toBeDefined()
  })

  it('says plainly that there’s no room', async () => {
    const { visitor } = await open()
    const button = await offer()
    caches.isFull = true
    await visitor.click(button)
    expect(await screen.findByText(/^There isn’t enough room on this device/)).toBeDefined()
    expect(await offer()).toBeDefined()
  })

  it('says that the server couldn’t be reached, and offers it again', async () => {
    const { visitor } = await open(new TypeError('Failed to fetch'))
    await visitor.click(await offer())
    expect(await screen.findByText(/^The course couldn’t be taken along/)).toBeDefined()
    expect(await offer()).toBeDefined()
  })

  it('offers nothing without a connection, and says why', async () => {
    await open()
    const button = await offer()
    noteNoAnswer('nothing')
    expect(await screen.findByText('To take this course along, you need a connection.')).toBeDefined()
    expect(button).toHaveProperty('disabled', true)
    noteAnswer(new Response())
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
  })
})
