import { screen, within } from '@testing-library/react'
import type { LearningFigures } from 'contract/reviews'
import { expect, it } from 'vitest'
import { openAdministration } from '#web/testing/open-administration.tsx'

const FIGURES: LearningFigures = {
  months: [{ month: '2026-10', members: 12, answers: 90, remembered: 0.834 }],
  calibration: [{ answers: 40, predicted: 0.95, observed: 0.93 }],
  hardest: [
    {
      quizId: 7,
      question: 'Who pays in the end?',
      answered: 30,
      wrong: 21,
      wrongChoice: 'The company',
      wrongChoiceShare: 0.6,
    },
  ],
  endings: [{ slug: 'rent', title: 'The rent', ending: 'a', endingTitle: 'She asks first', isClear: true, runs: 3 }],
}

it('says where there are not enough answers yet', async () => {
  const nothing: LearningFigures = { months: [], calibration: [], hardest: [], endings: [] }
  await openAdministration('learning', { 'GET /api/admin/learning': { body: nothing } })
  expect(await screen.findAllByText('Not enough answers yet.')).toHaveLength(4)
})

it('shows what was learned, and offers it as CSV', async () => {
  await openAdministration('learning', { 'GET /api/admin/learning': { body: FIGURES } })
  const remembered = within(await screen.findByRole('table', { name: 'Remembered after a week' }))
  const cells = remembered.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['October 2026', '12', '90', '83%'])
  const hardest = within(screen.getByRole('table', { name: 'Hardest questions' }))
  expect(hardest.getByText('The company (60%)')).toBeDefined()
  const question = hardest.getByRole('link', { name: 'Who pays in the end?' })
  expect(question.getAttribute('href')).toBe('/content-manager?quiz=7')
  expect(screen.getByRole('row', { name: 'The rent She asks first (clear) 3' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe('/api/admin/learning.csv')
})
