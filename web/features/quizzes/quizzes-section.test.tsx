import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCourse, aQuiz } from '#web/testing/factories.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { form, openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

type Visitor = Awaited<ReturnType<typeof openManager>>['visitor']

const ANSWERED = { correctAnswer: 2, explanation: 'Because.', updatedAt: '2026-01-01T00:00:00.000Z' }

async function fillIn(visitor: Visitor) {
  const quiz = await form('Quiz')
  await visitor.type(quiz.getByLabelText('Question'), 'What comes first?')
  for (const letter of ['A', 'B', 'C', 'D'])
    await visitor.type(quiz.getByLabelText(`Choice ${letter}`), `It is ${letter}`)
  return quiz
}

describe('the form of a new quiz', () => {
  it('has a disabled button until there are a question and four choices', async () => {
    const { visitor } = await openManager()
    const quiz = await fillIn(visitor)
    const button = quiz.getByRole<HTMLButtonElement>('button', { name: 'Create Quiz' })
    expect(button.disabled).toBe(false)
    await visitor.clear(quiz.getByLabelText('Choice C'))
    await visitor.type(quiz.getByLabelText('Choice C'), '  ')
    expect(button.disabled).toBe(true)
    await visitor.type(quiz.getByLabelText('Choice C'), 'It is C')
    await visitor.clear(quiz.getByLabelText('Question'))
    expect(button.disabled).toBe(true)
  })

  it.each([
    ['', 10],
    ['0', 10],
    ['25', 25],
  ])('sends a general quiz as null, and points "%s" as %i', async (points, sent) => {
    const { visitor, written } = await openManager({ plan: { 'POST /api/quizzes': { status: 201, body: aQuiz(9) } } })
    const quiz = await fillIn(visitor)
    await visitor.click(quiz.getByRole('radio', { name: 'D is correct' }))
    await visitor.type(quiz.getByLabelText('Explanation'), 'Listening comes first.')
    if (points) await visitor.type(quiz.getByLabelText('Points'), points)
    await visitor.click(quiz.getByRole('button', { name: 'Create Quiz' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Quiz Created'))
    expect(written()[0]?.body).toEqual({
      courseId: null,
      lessonId: null,
      missionId: null,
      idea: null,
      question: 'What comes first?',
      choices: ['It is A', 'It is B', 'It is C', 'It is D'],
      correctAnswer: 3,
      explanation: 'Listening comes first.',
      points: sent,
    })
  })

  it.each(['101', '-1', '2.5'])('refuses %s points before it is sent', async (points) => {
    const { visitor, written } = await openManager()
    const quiz = await fillIn(visitor)
    await visitor.type(quiz.getByLabelText('Points'), points)
    await visitor.click(quiz.getByRole('button', { name: 'Create Quiz' }))
    expect(shownToast()?.description).toBe('Points must be a whole number from 1 to 100.')
    expect(quiz.getByLabelText('Points').ariaInvalid).toBe('true')
    expect(written()).toEqual([])
  })

  it('stays with the course for the next quiz', async () => {
    const { visitor, written } = await openManager({
      courses: [aCourse(4)],
      plan: { 'POST /api/quizzes': { status: 201, body: aQuiz(9) } },
    })
    const quiz = await fillIn(visitor)
    await screen.findByRole('option', { name: 'Course 4' })
    await visitor.selectOptions(quiz.getByLabelText('Belongs to'), 'Course 4')
    await visitor.click(quiz.getByRole('button', { name: 'Create Quiz' }))
    await waitFor(() => expect(quiz.getByLabelText<HTMLTextAreaElement>('Question').value).toBe(''))
    expect(written()[0]?.body).toMatchObject({ courseId: 4 })
    expect(quiz.getByLabelText<HTMLSelectElement>('Belongs to').value).toBe('course:4')
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()

    await visitor.type(quiz.getByLabelText('Question'), 'And then?')
    cleanup()
    await openManager({ courses: [aCourse(4)] })
    expect((await form('Quiz')).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('And then?')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('writes a question of a station, with its idea', async () => {
    const { visitor, written } = await openManager({ plan: { 'POST /api/quizzes': { status: 201, body: aQuiz(9) } } })
    const quiz = await fillIn(visitor)
    await screen.findByRole('option', { name: 'Station 2: Friendship Frontier' })
    await visitor.selectOptions(quiz.getByLabelText('Belongs to'), 'Station 2: Friendship Frontier')
    await visitor.type(quiz.getByLabelText(/^Idea/), 'ask-first')
    await visitor.click(quiz.getByRole('button', { name: 'Create Quiz' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Quiz Created'))
    expect(written()[0]?.body).toMatchObject({ courseId: null, lessonId: null, missionId: 2, idea: 'ask-first' })
  })

  it('keeps what is typed while it is being created', async () => {
    const answer = held()
    const { visitor } = await openManager({ plan: { 'POST /api/quizzes': answer.reply } })
    const quiz = await fillIn(visitor)
    await visitor.click(quiz.getByRole('button', { name: 'Create Quiz' }))
    await visitor.type(quiz.getByLabelText('Explanation'), 'Because.')
    answer.release({ status: 201, body: aQuiz(9) })
    await waitFor(() => expect(shownToast()?.title).toBe('Quiz Created'))
    expect(quiz.getByLabelText<HTMLTextAreaElement>('Explanation').value).toBe('Because.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why it could not be created', async () => {
    const { visitor } = await openManager({
      plan: { 'POST /api/quizzes': refusal(404, 'COURSE_NOT_FOUND', 'Course not found.') },
    })
    const quiz = await fillIn(visitor)
    await visitor.click(quiz.getByRole('button', { name: 'Create Quiz' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to create quiz: Course not found.'))
    expect(quiz.getByText('Course not found.')).toBeDefined()
  })

  it('shows the quiz as members are asked it, in the direction of its own language', async () => {
    const { visitor } = await openManager()
    await fillIn(visitor)
    const summary = screen.getAllByText('Preview as a member sees it')[1] as HTMLElement
    await visitor.click(summary)
    const preview = within(summary.closest('details') as HTMLElement)
    const question = await preview.findByRole('heading', { name: 'What comes first?' })
    expect(question.closest<HTMLElement>('[dir="ltr"]')?.lang).toBe('en')
    expect(await preview.findAllByRole('radio')).toHaveLength(4)
  })
})

describe('editing a quiz', () => {
  it('saves it whole and goes back to the list', async () => {
    const { visitor, written, address } = await openManager({
      quizzes: [aQuiz(5, { courseId: null, ...ANSWERED })],
      plan: { 'PUT /api/quizzes/5': { body: aQuiz(5) } },
    })
    await visitor.click((await row('Question 5?')).getByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(address()).toBe('/content-manager?quiz=5'))
    const quiz = await form('Quiz')
    expect(quiz.getByRole<HTMLInputElement>('radio', { name: 'C is correct' }).checked).toBe(true)
    await visitor.clear(quiz.getByLabelText('Points'))
    await visitor.click(quiz.getByRole('button', { name: 'Save Quiz' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Quiz Updated'))
    expect(written()[0]?.body).toEqual({
      courseId: null,
      lessonId: null,
      missionId: null,
      idea: null,
      question: 'Question 5?',
      choices: ['First', 'Second', 'Third', 'Fourth'],
      points: 10,
      ...ANSWERED,
    })
    await waitFor(() => expect(address()).toBe('/content-manager'))
  })

  it('says why it could not be saved', async () => {
    const { visitor } = await openManager({
      quizzes: [aQuiz(5, ANSWERED)],
      search: '?quiz=5',
      plan: { 'PUT /api/quizzes/5': refusal(404, 'QUIZ_NOT_FOUND', 'Quiz not found') },
    })
    await visitor.click((await form('Quiz')).getByRole('button', { name: 'Save Quiz' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to update quiz: Quiz not found'))
  })
})

describe('the list of quizzes', () => {
  const MANY = Array.from({ length: 45 }, (_, index) =>
    aQuiz(index + 1, { ...ANSWERED, courseId: null, question: index < 30 ? `Old ${index + 1}` : `New ${index + 1}` }),
  )

  const questions = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^(Old|New) /.test(text))

  it('shows the 20 newest, and finds all of them by search', async () => {
    const { visitor } = await openManager({ quizzes: MANY })
    expect(await screen.findByText('The newest 20 of 45 quizzes')).toBeDefined()
    expect([questions().length, questions()[0], questions().at(-1)]).toEqual([20, 'New 45', 'Old 26'])
    await visitor.type(screen.getByLabelText('Search all quizzes'), 'oLD')
    expect(await screen.findByText('30 quizzes found')).toBeDefined()
    expect(questions()).toHaveLength(20)
    await visitor.click(screen.getByRole('button', { name: 'Show 10 more' }))
    expect(questions().at(-1)).toBe('Old 1')
    await visitor.clear(screen.getByLabelText('Search all quizzes'))
    await visitor.type(screen.getByLabelText('Search all quizzes'), 'no such thing')
    expect(await screen.findByText('0 quizzes found')).toBeDefined()
  })

  it('asks before one is deleted, with what was typed into it', async () => {
    sessionStorage.setItem('draft:u-admin:quiz:5', '{}')
    const { visitor, written } = await openManager({
      quizzes: [aQuiz(5, ANSWERED)],
      plan: { 'DELETE /api/quizzes/5': { status: 204 } },
    })
    await visitor.click((await row('Question 5?')).getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Quiz' })
    expect(question.textContent).toContain('Delete "Question 5?"? Members keep the points they earned.')
    await visitor.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Quiz Deleted'))
    expect(written().map(({ path }) => path)).toEqual(['/api/quizzes/5'])
    expect(sessionStorage.getItem('draft:u-admin:quiz:5')).toBeNull()
  })

  it('asks no more about the last one once it is gone, though the other lists are slow', async () => {
    let quizzes = [aQuiz(5, ANSWERED)]
    let isSlow = false
    const courses = held()
    const { visitor } = await openManager({
      plan: {
        'GET /api/quizzes': () => ({ body: quizzes }),
        'GET /api/courses': () => (isSlow ? courses.reply() : { body: [] }),
        'DELETE /api/quizzes/5': () => {
          quizzes = []
          isSlow = true
          return { status: 204 }
        },
        'POST /api/quizzes': () => {
          quizzes = [aQuiz(6, ANSWERED)]
          return { status: 201, body: quizzes[0] }
        },
      },
    })
    await visitor.click((await row('Question 5?')).getByRole('button', { name: 'Delete' }))
    await visitor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('No quizzes yet')
    courses.release({ body: [] })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // The focus moves to the list shortly after the dialog has closed; typing before that would lose it midway.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Quizzes' })))
    await visitor.click((await fillIn(visitor)).getByRole('button', { name: 'Create Quiz' }))
    expect(await screen.findByRole('heading', { name: 'Question 6?' })).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says why one could not be deleted', async () => {
    const { visitor } = await openManager({
      quizzes: [aQuiz(5, ANSWERED)],
      plan: { 'DELETE /api/quizzes/5': refusal(503, 'BUSY', 'We can’t save anything right now.') },
    })
    await visitor.click((await row('Question 5?')).getByRole('button', { name: 'Delete' }))
    await visitor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(shownToast()?.description).toBe('Failed to delete quiz: We can’t save anything right now.'),
    )
  })

  it("says that it couldn't be loaded, and loads when asked again", async () => {
    let broken = true
    const { visitor } = await openManager({
      plan: { 'GET /api/quizzes': () => (broken ? { status: 502, body: '' } : { body: [] }) },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The quizzes couldn’t be loaded.')
    broken = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No quizzes yet')).toBeDefined()
  })
})
