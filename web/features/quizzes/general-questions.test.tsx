import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aQuiz, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

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

it('closes a question that was deleted while it was open, and starts with the next one', async () => {
  let quizzes = general
  const { visitor, address } = await openQuestions({
    plan: {
      [LIST]: () => ({ body: quizzes }),
      'POST /api/users/u-maya/quiz-answer': refusal(404, 'QUIZ_NOT_FOUND', 'Quiz not found'),
    },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Start Quiz' }))
  await visitor.click(await screen.findByText('Second'))
  quizzes = general.slice(1)
  await visitor.click(screen.getByRole('button', { name: 'Submit Answer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shownToast()?.description).toBe('Quiz not found')
  await waitFor(() => expect(address()).toBe('/questions'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start Quiz' }))
  await visitor.click(screen.getByRole('button', { name: 'Start Quiz' }))
  expect(await screen.findByRole('heading', { name: 'Question 2?' })).toBeDefined()
})

it('leaves a question that opened meanwhile when the one before turns out to be deleted', async () => {
  const answer = held()
  const { visitor, address } = await openQuestions({ plan: { 'POST /api/users/u-maya/quiz-answer': answer.reply } })
  await visitor.click(await screen.findByRole('button', { name: 'Start Quiz' }))
  await visitor.click(await screen.findByText('Second'))
  await visitor.click(screen.getByRole('button', { name: 'Submit Answer' }))
  await visitor.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(address()).toBe('/questions'))
  await visitor.click(screen.getByRole('button', { name: /Question 2/ }))
  await waitFor(() => expect(address()).toBe('/questions?quiz=2'))
  answer.release(refusal(404, 'QUIZ_NOT_FOUND', 'Quiz not found'))
  await waitFor(() => expect(shownToast()?.description).toBe('Quiz not found'))
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(address()).toBe('/questions?quiz=2')
})

it('asks a question again that was changed while it was open', async () => {
  const [old, now] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
  let quizzes = [aQuiz(1, { courseId: null, updatedAt: old })]
  const { visitor, calls } = await openQuestions({
    plan: {
      [LIST]: () => ({ body: quizzes }),
      'POST /api/users/u-maya/quiz-answer': refusal(409, 'CHANGED_MEANWHILE', 'It was changed.'),
    },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Start Quiz' }))
  await visitor.click(await screen.findByText('Second'))
  quizzes = [aQuiz(1, { courseId: null, question: 'Which comes first?', updatedAt: now })]
  await visitor.click(screen.getByRole('button', { name: 'Submit Answer' }))
  const question = await screen.findByRole('heading', { name: 'Which comes first?' })
  expect(shownToast()?.description).toBe('It was changed.')
  expect(document.activeElement).toBe(question)
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  await visitor.click(screen.getByText('Third'))
  await visitor.click(screen.getByRole('button', { name: 'Submit Answer' }))
  const answers = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  await waitFor(() =>
    expect(answers()).toEqual([
      { quizId: 1, answer: 1, updatedAt: old },
      { quizId: 1, answer: 2, updatedAt: now },
    ]),
  )
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
