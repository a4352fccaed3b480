import { expect, test } from 'vitest'
import { aLessonSummary } from '#web/testing/lessons.ts'
import { nextLesson } from './next-lesson.ts'

const lessons = [
  aLessonSummary(1),
  aLessonSummary(2, { isFinished: true }),
  aLessonSummary(3, { isDraft: true }),
  aLessonSummary(4),
]

test.each([
  ['from the beginning', 0, 1],
  ['after a lesson', 1, 4],
  ['after the last one, back to what was left out', 4, 1],
])('the next lesson %s', (_, position, id) => {
  expect(nextLesson(lessons, position)?.id).toBe(id)
})

test('there is no next lesson once all others are finished', () => {
  expect(nextLesson([aLessonSummary(1, { isFinished: true }), aLessonSummary(2)], 2)).toBeUndefined()
})
