import { screen, waitFor } from '@testing-library/react'
import type { CourseStatistics } from 'contract/course-administration'
import { expect, it } from 'vitest'
import { aQuiz } from '#web/testing/factories.ts'
import { form, openManager, row } from '#web/testing/open-manager.tsx'

const STATISTICS: CourseStatistics[] = [
  {
    courseId: 1,
    title: 'Talking',
    started: 12,
    completed: 3,
    hardestQuizzes: [{ quizId: 5, question: 'What comes first?', answered: 9, wrong: 6 }],
  },
  { courseId: 2, title: 'Listening', started: 0, completed: 0, hardestQuizzes: [] },
]

function openStatistics(body: CourseStatistics[]) {
  return openManager({
    search: '?tab=statistics',
    quizzes: [aQuiz(5, { question: 'What comes first?', correctAnswer: 0, explanation: '' })],
    plan: { 'GET /api/admin/courses/statistics': { body } },
  })
}

it('says of each course who started and completed it, and what is hardest', async () => {
  await openStatistics(STATISTICS)
  const talking = await row('Talking')
  for (const text of ['12', '3', '25%', 'What comes first?', '6 of 9 answers wrong, 67%']) {
    expect(talking.getByText(text)).toBeDefined()
  }
  expect((await row('Listening')).getByText('Nobody has started this course yet.')).toBeDefined()
})

it('leads from a hard quiz to its form', async () => {
  const { visitor, address } = await openStatistics(STATISTICS)
  await visitor.click((await row('Talking')).getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(address()).toBe('/content-manager?quiz=5'))
  expect((await form('Quiz')).getByRole('button', { name: 'Save Quiz' })).toBeDefined()
})

it('has nothing to count before there are courses', async () => {
  await openStatistics([])
  expect(await screen.findByText('No courses created yet')).toBeDefined()
})
