import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCourse, aQuiz } from '#web/testing/factories.ts'
import { refusal } from '#web/testing/fake-api.ts'
import { form, openManager } from '#web/testing/open-manager.tsx'

describe('a quiz that somebody else deletes while it is edited', () => {
  it.each([
    ['', [aCourse(1)], 1],
    [', which belongs to none where its course was deleted, too', [aCourse(2)], null],
  ])('leaves what was typed in the form of a new one%s', async (_, courses, courseId) => {
    let quizzes = [aQuiz(1, { correctAnswer: 2, explanation: 'Because.' })]
    const { visitor, written, address } = await openManager({
      courses,
      search: '?quiz=1',
      plan: {
        'GET /api/quizzes': () => ({ body: quizzes }),
        'PUT /api/quizzes/1': refusal(404, 'QUIZ_NOT_FOUND', 'This quiz no longer exists.'),
        'POST /api/quizzes': { status: 201, body: aQuiz(2) },
      },
    })
    await visitor.type((await form('Quiz')).getByLabelText('Explanation'), ' And so on.')
    quizzes = []
    await visitor.click((await form('Quiz')).getByRole('button', { name: 'Save Quiz' }))
    const create = await screen.findByRole('button', { name: 'Create Quiz' })
    const owner = (await form('Quiz')).getByLabelText<HTMLSelectElement>('Belongs to')
    expect(owner.value).toBe(courseId === null ? 'general' : 'course:1')
    await visitor.click(create)
    await waitFor(() => expect(address()).toBe('/content-manager'))
    expect(written().at(-1)).toMatchObject({ method: 'POST', body: { courseId, explanation: 'Because. And so on.' } })
  })
})
