import { screen, waitFor, within } from '@testing-library/react'
import type { Quiz, QuizAnswer } from 'contract/quizzes'
import { beforeEach, expect, it, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aMission, aQuiz, aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { pickQuestions, shuffledPlaces } from './pick-questions.ts'

const ANSWER = 'POST /api/users/u-maya/quiz-answer'

const aStationQuiz = (id: number, idea: string, overrides: Partial<Quiz> = {}) =>
  aQuiz(id, { courseId: null, missionId: 1, idea, ...overrides })

const SIX = [
  aStationQuiz(1, 'ask'),
  aStationQuiz(2, 'ask'),
  aStationQuiz(3, 'listen'),
  aStationQuiz(4, 'listen'),
  aStationQuiz(5, 'wait'),
  aStationQuiz(6, 'wait'),
]

/** The choices are shown as the second, third, fourth and first. */
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))

async function openStation(quizzes: readonly Quiz[], plan: Parameters<typeof fakeApi>[0] = {}) {
  // Fetched ahead: the first time it takes longer than a test waits for what it looks for.
  await import('./check-questions.tsx')
  const user = aUser()
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: [] },
    'GET /api/missions/1': { body: aMission(1) },
    'GET /api/missions/1/quizzes': { body: quizzes },
    [ANSWER]: ({ body }) => {
      const correct = (body as QuizAnswer).answer === 0
      return { body: { correct, correctAnswer: 0, explanation: 'Ears first.', pointsEarned: 0, user } }
    },
    ...plan,
  })
  const page = await openPage('/mission/1')
  const answers = () => calls.filter(({ method }) => method === 'POST')
  return { ...page, answers }
}

const check = () => screen.findByRole('region', { name: 'Check yourself' })

it('asks three questions over as many ideas, one at a time, and ends without a reward', async () => {
  const { visitor, answers } = await openStation(SIX)
  const part = within(await check())
  expect(part.getByText('3 questions on this lesson. They’re optional and pay nothing.')).toBeDefined()
  for (const id of [1, 3, 5]) {
    expect(part.getByRole('heading', { name: `Question ${id}?` })).toBeDefined()
    await visitor.click(part.getByRole('radio', { name: id === 3 ? /Second/ : /First/ }))
    await visitor.click(part.getByRole('button', { name: 'Check answer' }))
    expect(await part.findByText('Ears first.')).toBeDefined()
    await visitor.click(part.getByRole('button', { name: id === 5 ? 'Finish' : 'Next question' }))
  }
  expect(part.getByText('2 of 3 right. Well done for checking.')).toBe(document.activeElement)
  expect(answers().map(({ body }) => body)).toEqual([
    { quizId: 1, answer: 0 },
    { quizId: 3, answer: 1 },
    { quizId: 5, answer: 0 },
  ])
})

it('shows the choices in a random order, sends the written place, and names the right one by its place on screen', async () => {
  const { visitor, answers } = await openStation(SIX)
  const part = within(await check())
  const labels = [...part.getByRole('radiogroup').querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['ASecond', 'BThird', 'CFourth', 'DFirst'])
  await visitor.click(part.getByRole('radio', { name: /Third/ }))
  await visitor.click(part.getByRole('button', { name: 'Check answer' }))
  expect(await part.findByText('D: First')).toBeDefined()
  expect(answers()[0]?.body).toEqual({ quizId: 1, answer: 2 })
})

it('says at the question why it could not be checked, and lets the member try again', async () => {
  const { visitor } = await openStation(SIX, { [ANSWER]: refusal(429, 'TOO_MANY_ATTEMPTS', 'Please wait 5 seconds.') })
  const part = within(await check())
  await visitor.click(part.getByRole('radio', { name: /First/ }))
  await visitor.click(part.getByRole('button', { name: 'Check answer' }))
  expect((await part.findByRole('alert')).textContent).toBe('Please wait 5 seconds.')
  expect(part.getByRole<HTMLButtonElement>('button', { name: 'Check answer' }).disabled).toBe(false)
})

it('shows a question that was changed meanwhile as it is now, and asks for another choice', async () => {
  const [old, now] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
  let quizzes = [aStationQuiz(1, 'ask', { updatedAt: old })]
  const { visitor, answers } = await openStation(quizzes, {
    'GET /api/missions/1/quizzes': () => ({ body: quizzes }),
    [ANSWER]: refusal(409, 'CHANGED_MEANWHILE', 'It was changed.'),
  })
  const part = within(await check())
  await visitor.click(part.getByRole('radio', { name: /First/ }))
  const reordered = ['Second', 'First', 'Third', 'Fourth']
  quizzes = [aStationQuiz(1, 'ask', { updatedAt: now, question: 'Which comes first?', choices: reordered })]
  await visitor.click(part.getByRole('button', { name: 'Check answer' }))
  const question = await part.findByRole('heading', { name: 'Which comes first?' })
  expect(part.getByRole('alert').textContent).toBe('It was changed.')
  expect(document.activeElement).toBe(question)
  expect(part.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  await visitor.click(part.getByRole('radio', { name: /First/ }))
  await visitor.click(part.getByRole('button', { name: 'Check answer' }))
  await waitFor(() =>
    expect(answers().map(({ body }) => body)).toEqual([
      { quizId: 1, answer: 0, updatedAt: old },
      { quizId: 1, answer: 1, updatedAt: now },
    ]),
  )
})

it('goes on to the next question after one that was deleted meanwhile', async () => {
  const { visitor } = await openStation(SIX, { [ANSWER]: refusal(404, 'QUIZ_NOT_FOUND', 'Quiz not found') })
  const part = within(await check())
  await visitor.click(part.getByRole('radio', { name: /First/ }))
  await visitor.click(part.getByRole('button', { name: 'Check answer' }))
  expect((await part.findByRole('alert')).textContent).toBe('Quiz not found')
  await visitor.click(part.getByRole('button', { name: 'Next question' }))
  expect(document.activeElement).toBe(part.getByRole('heading', { name: 'Question 3?' }))
})

it('counts in the end only what was checked', async () => {
  const answer = (quizId: number) =>
    quizId === 1
      ? refusal(404, 'QUIZ_NOT_FOUND', 'Quiz not found')
      : { body: { correct: true, correctAnswer: 0, explanation: 'Ears first.', pointsEarned: 0, user: aUser() } }
  const { visitor } = await openStation(SIX, { [ANSWER]: ({ body }) => answer((body as QuizAnswer).quizId) })
  const part = within(await check())
  for (const next of ['Next question', 'Next question', 'Finish']) {
    await visitor.click(part.getByRole('radio', { name: /First/ }))
    await visitor.click(part.getByRole('button', { name: 'Check answer' }))
    await visitor.click(await part.findByRole('button', { name: next }))
  }
  expect(part.getByText('All right. Well done for checking.')).toBe(document.activeElement)
})

it('says of no question that it was right where none was checked', async () => {
  const { visitor } = await openStation(SIX.slice(0, 1), { [ANSWER]: refusal(404, 'QUIZ_NOT_FOUND', 'Quiz not found') })
  const part = within(await check())
  await visitor.click(part.getByRole('radio', { name: /First/ }))
  await visitor.click(part.getByRole('button', { name: 'Check answer' }))
  await visitor.click(await part.findByRole('button', { name: 'Finish' }))
  expect(part.getByText(/^The questions come back in your review/)).toBe(document.activeElement)
  expect(part.queryByText(/Well done/)).toBeNull()
})

it('is not there where a lesson has no questions', async () => {
  await openStation([])
  await screen.findByRole('button', { name: 'Complete Mission' })
  await waitFor(() => expect(screen.queryByText('Loading questions...')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Check yourself' })).toBeNull()
})

it('asks first what the member has not answered yet', () => {
  const answered = { correctAnswer: 0 }
  const known = [aStationQuiz(1, 'ask', answered), aStationQuiz(2, 'ask'), aStationQuiz(3, 'listen', answered)]
  expect(pickQuestions(known).map(({ id }) => id)).toEqual([2, 3, 1])
})

it('draws every place once', () => {
  vi.mocked(Math.random).mockRestore()
  expect(shuffledPlaces().sort()).toEqual([0, 1, 2, 3])
})
