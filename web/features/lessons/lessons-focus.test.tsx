import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCourse } from '#web/testing/factories.ts'
import { held } from '#web/testing/fake-api.ts'
import { aLesson, aLessonSummary } from '#web/testing/lessons.ts'
import { openManager, row } from '#web/testing/open-manager.tsx'

const LIST = [aLessonSummary(1)]

type Answers = Record<'list' | 'lesson', ReturnType<typeof held>>

const openLessons = ({ list, lesson }: Answers) =>
  openManager({
    courses: [aCourse(1, { title: 'Look before you board' })],
    plan: { 'GET /api/courses/1/lessons': list.reply, 'GET /api/courses/1/lessons/1': lesson.reply },
  })

describe('what a press opens', () => {
  it('has the focus once its data is there', async () => {
    const list = held()
    const lesson = held()
    const { visitor } = await openLessons({ list, lesson })
    const hasFocus = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))
    await visitor.click((await row('Look before you board')).getByRole('button', { name: 'Lessons' }))
    await screen.findByText('Loading lessons...')
    list.release({ body: LIST })
    await hasFocus('Lessons of "Look before you board"')
    await visitor.click((await row('Lesson called 1')).getByRole('button', { name: 'Edit' }))
    await screen.findByText('Loading lesson...')
    lesson.release({ body: aLesson(1) })
    await hasFocus('Edit "Lesson called 1"')
  }, 60_000)
})
