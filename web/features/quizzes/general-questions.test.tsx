import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aQuiz, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

const LIST = 'GET /api/quizzes'
const general = [aQuiz(1, { courseId: null }), aQuiz(2, { courseId: null })]

async function openQuestions({ quizzes = general, user = aUser(), plan = {}, address = '/questions' } = {}) {
  storeUser(user)
  const calls = fakeApi({ 'GET /api/auth/me': { body: user }, [LIST]: { body: quizzes }, ...plan })
  return { ...(await openPage(address)), calls }
}

it('lists the quizzes of no course and counts the correct answers to them alone', async () => {
  const user = aUser({ quizCorrect: { 1: true, 2: false, 3: true } })
  await openQuestions({ quizzes: [...general, aQuiz(3)], user })
  expect(await screen.findByRole('heading', { name: '1 of 2 answered correctly' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Question 1? Correct' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Question 2?' })).toBeDefined()
  expect(screen.queryByText('Question 3?')).toBeNull()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('General questions')
  expect(document.title).toBe('General questions | Whistlestop')
})

it('starts with the first question that is not answered correctly, and counts the answer', async () => {
  const user = aUser({ quizCorrect: { 1: true } })
  const after = aUser({ quizCorrect: { 1: true, 2: true }, leaderboardPts: 10 })
  const verdict = { correct: true, user: after, correctAnswer: 1, explanation: '', pointsEarned: 10 }
  const { visitor, address, calls } = await openQuestions({
    user,
    plan: { 'POST /api/users/u-maya/quiz-answer': { body: verdict } },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Start Quiz' }))
  expect(await screen.findByText('Question 2 of 2')).toBeDefined()
  expect(address()).toBe('/questions?quiz=2')
  await visitor.click(screen.getByText('Second'))
  await visitor.click(screen.getByRole('button', { name: 'Submit Answer' }))
  expect(await screen.findByText('+10 Points Earned!')).toBeDefined()
  await visitor.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('heading', { name: '2 of 2 answered correctly' })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Review Questions' })).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ quizId: 2, answer: 1 })
})

it('opens any question, and offers to review them once all are answered correctly', async () => {
  const { visitor } = await openQuestions({ user: aUser({ quizCorrect: { 1: true, 2: true } }) })
  expect(await screen.findByText(/You have answered every question correctly\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Start Quiz' })).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Question 2? Correct' }))
  await screen.findByText('Question 2 of 2')
  await visitor.click(screen.getByRole('button', { name: 'Close' }))
  await visitor.click(await screen.findByRole('button', { name: 'Review Questions' }))
  expect(await screen.findByText('Question 1 of 2')).toBeDefined()
})

it('says that there are none where all belong to courses', async () => {
  await openQuestions({ quizzes: [aQuiz(3)] })
  expect(await screen.findByText('No general questions yet')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Start Quiz' })).toBeNull()
})

it('says that it is loading', async () => {
  const answer = held()
  await openQuestions({ plan: { [LIST]: answer.reply } })
  expect(await screen.findByText('Loading questions...')).toBeDefined()
  answer.release({ body: general })
  expect(await screen.findByText('0 of 2 answered correctly')).toBeDefined()
})

it("says that they couldn't be loaded, and loads when asked again", async () => {
  let broken = true
  const reply = () => (broken ? refusal(503, 'BUSY', 'We cannot do this now.') : { body: general })
  const { visitor } = await openQuestions({ plan: { [LIST]: reply } })
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot do this now.')
  broken = false
  await visitor.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('0 of 2 answered correctly')).toBeDefined()
})

it('sends a visitor to the landing page', async () => {
  const calls = fakeApi({
    'GET /api/auth/me': refusal(401, 'NOT_SIGNED_IN', 'Please log in to continue.'),
    'GET /api/marketing-figures?language=en': refusal(503, 'BUSY', 'We cannot do this now.'),
  })
  const { address } = await openPage('/questions')
  expect(address()).toBe('/')
  expect(calls.map(({ path }) => path)).not.toContain('/api/quizzes')
})
