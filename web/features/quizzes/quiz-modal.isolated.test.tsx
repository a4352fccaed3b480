import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedUser } from '#web/client/session/stored-user.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { shownToast } from '#web/testing/open-page.tsx'
import { ANSWER, answer, answering, click, openQuiz, pass, press } from '#web/testing/open-quiz.tsx'

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
const shows = (text: string) => screen.queryByText(text) !== null

describe('a question', () => {
  it('says where it stands, what it pays and its four choices with their letters', async () => {
    await openQuiz({ first: 12 })
    expect(screen.getByRole('dialog', { name: 'Quiz Station' })).toBeDefined()
    expect(shows('Question 2 of 3')).toBe(true)
    expect(shows('10 Points Available')).toBe(true)
    const choices = screen.getByRole('radiogroup', { name: 'Question of 12?' })
    expect([...choices.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'ATalk',
      'BListen',
      'CWait',
      'DLeave',
    ])
  })

  it('has the focus, so that it is read out', async () => {
    await openQuiz()
    expect(document.activeElement?.textContent).toBe('Question of 11?')
  })

  it('can only be submitted once a choice is picked', async () => {
    const { calls } = await openQuiz()
    expect(isDisabled('Submit Answer')).toBe(true)
    press('Enter')
    expect(calls).toHaveLength(0)
    fireEvent.click(screen.getByRole('radio', { name: /Wait/ }))
    expect(isDisabled('Submit Answer')).toBe(false)
  })

  it('is answered by a number, too', async () => {
    await openQuiz()
    press('2')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Listen/ }).checked).toBe(true)
  })

  it('is answered by a letter and Enter, once however often they are pressed', async () => {
    const answered = held()
    const { calls } = await openQuiz({ plan: { [ANSWER]: answered.reply } })
    press('b')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Listen/ }).checked).toBe(true)
    press('Enter')
    press('Enter')
    await pass(0)
    expect(calls.map(({ body }) => body)).toEqual([{ quizId: 11, answer: 1 }])
    answered.release(answering({ body: { quizId: 11, answer: 1 } }))
    await pass(0)
  })
})

it('keeps the explanation of the last question readable above the next one', async () => {
  await openQuiz()
  expect(screen.queryByRole('complementary', { name: 'Your last answer' })).toBeNull()
  await answer('b')
  await pass(1_500)
  expect(shows('Question of 12?')).toBe(true)
  const last = screen.getByRole('complementary', { name: 'Your last answer' })
  expect(last.textContent).toBe('Question 1 was correct. B: ListenEars before mouth.')
  await answer('a')
  await click('Reset & Retry')
  expect(last.textContent).toContain('Ears before mouth.')
  expect(last.isConnected).toBe(true)
})

describe('a right answer', () => {
  it('is praised with its explanation and what it paid, and the member has it', async () => {
    await openQuiz()
    await answer('b')
    for (const text of ['Correct Answer!', 'Ears before mouth.', '+10 Points Earned!']) expect(shows(text)).toBe(true)
    expect(shows('Loading next question... (2 of 3)')).toBe(true)
    expect(shownToast()).toEqual({
      title: 'Correct!',
      description: 'You earned 10 points! Loading next question...',
      variant: undefined,
    })
    expect(storedUser()?.leaderboardPts).toBe(10)
    expect(document.activeElement?.textContent).toContain('Correct Answer!')
  })

  it('to the last open quiz doesn’t mention a next question', async () => {
    await openQuiz({ right: [12, 13] })
    await answer('b')
    expect(shownToast()).toEqual({ title: 'Correct!', description: 'You earned 10 points!', variant: undefined })
  })

  it('opens the next unanswered quiz after 1.5 seconds and not before', async () => {
    await openQuiz({ right: [12] })
    await answer('b')
    await pass(1_499)
    expect(shows('Question 1 of 3')).toBe(true)
    await pass(1)
    expect(shows('Question 3 of 3')).toBe(true)
    expect(isDisabled('Submit Answer')).toBe(true)
    expect(document.activeElement?.textContent).toBe('Question of 13?')
  })

  it('waits where the member asks for it, until Continue Journey', async () => {
    await openQuiz()
    await answer('b')
    await click('Wait for Next')
    await pass(60_000)
    expect(shows('Question 1 of 3')).toBe(true)
    await click('Continue Journey')
    expect(shows('Question 2 of 3')).toBe(true)
  })

  it('goes on at once with Continue Journey', async () => {
    await openQuiz()
    await answer('b')
    await click('Continue Journey')
    expect(shows('Question 2 of 3')).toBe(true)
    await pass(1_500)
    expect(shows('Question 2 of 3')).toBe(true)
  })

  it('to the last one says so for 1.5 seconds and closes', async () => {
    const { onClose } = await openQuiz({ first: 13, right: [11, 12] })
    await answer('b')
    expect(shows('All Quizzes Complete!')).toBe(true)
    await pass(1_499)
    expect(onClose).not.toHaveBeenCalled()
    await pass(1)
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('to the last in the list leads back to one that is still open', async () => {
    await openQuiz({ first: 13, right: [12] })
    await answer('b')
    expect(shows('Loading next question... (1 of 3)')).toBe(true)
  })

  it('that was paid before says so', async () => {
    await openQuiz({ right: [11] })
    await answer('b')
    expect(shows('+0 Points Earned!')).toBe(true)
    expect(shows('You got the points for this question when you first answered it correctly.')).toBe(true)
  })
})

describe('a wrong answer', () => {
  it('shows the right one, in words too, and stays until the member goes on', async () => {
    await openQuiz()
    await answer('a')
    expect(shows('Incorrect')).toBe(true)
    expect(shows('B: Listen')).toBe(true)
    expect(shows('your answer')).toBe(true)
    expect(shows('correct')).toBe(true)
    expect(shownToast()).toEqual({
      title: 'Incorrect Answer',
      description: 'You can reset and try again or review the material.',
      variant: 'destructive',
    })
    await pass(60_000)
    expect(shows('Incorrect')).toBe(true)
  })

  it.each(['Reset & Retry', 'Restart'])('is cleared by %s', async (name) => {
    const { calls } = await openQuiz()
    await answer('a')
    await click(name)
    expect(shows('Incorrect')).toBe(false)
    expect(isDisabled('Submit Answer')).toBe(true)
    expect(shownToast()?.title).toBe('Quiz Reset!')
    await answer('b')
    expect(shows('Correct Answer!')).toBe(true)
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })
})

describe('closing', () => {
  it.each(['Close', 'Dismiss'])('%s closes it, and nothing opens afterwards', async (name) => {
    const { onClose } = await openQuiz()
    await answer('b')
    await click(name)
    expect(onClose).toHaveBeenCalledOnce()
    await pass(5_000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens nothing for a quiz that is not of the course', async () => {
    await openQuiz({ first: 99 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('an answer that fails', () => {
  it('says so and keeps the choice', async () => {
    await openQuiz({ plan: { [ANSWER]: new TypeError('Failed to fetch') } })
    await answer('b')
    expect(shownToast()).toEqual({
      title: 'Error',
      description: 'Failed to submit quiz answer. Please try again.',
      variant: 'destructive',
    })
    expect(isDisabled('Submit Answer')).toBe(false)
  })

  it('because of a pause says so, with its length next to the question, and can be sent after it', async () => {
    const slow = { ...refusal(429, 'TOO_MANY_ATTEMPTS', 'Slow down.'), headers: { 'Retry-After': '5' } }
    await openQuiz({ plan: { [ANSWER]: slow } })
    await answer('b')
    expect(shownToast()?.description).toBe('Failed to submit quiz answer. Please try again.')
    expect(screen.getByText(/You can answer again in 5 seconds/)).toBeDefined()
    expect(isDisabled('Submit Answer')).toBe(true)
    await pass(4_000)
    expect(screen.getByText(/You can answer again in 1 second;/)).toBeDefined()
    await pass(1_000)
    expect(screen.queryByText(/You can answer again/)).toBeNull()
    expect(isDisabled('Submit Answer')).toBe(false)
  })
})
