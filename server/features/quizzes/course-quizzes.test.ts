import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { addQuizzes, deleteQuizzesOf, hardestQuizzes, quizContentsOf, quizCountOf, quizCounts } from './public.ts'

const CONTENT = {
  question: 'Why?',
  choices: ['a', 'b', 'c', 'd'],
  correctAnswer: 2,
  explanation: 'So.',
  points: 7,
  idea: null,
}

describeEachDatabase("a course's quizzes", (database) => {
  test('come out as they went in, in their order', async () => {
    const { id } = await aCourse(database())
    const contents = [CONTENT, { ...CONTENT, question: 'How?' }, { ...CONTENT, question: 'When?' }]
    const ids = await database().write((db) => addQuizzes(db, id, contents, 5))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(await quizContentsOf(database().read, id)).toEqual(contents)
  })

  test('are counted for each course that has any, deleted ones and general ones not', async () => {
    const [course, empty] = [await aCourse(database()), await aCourse(database())]
    for (const deleted_at of [null, null, 5]) await aQuiz(database(), course.id, { deleted_at })
    await aQuiz(database(), null)
    const counts = await quizCounts(database().read)
    expect([counts.get(course.id), counts.get(empty.id)]).toEqual([2, undefined])
    expect([await quizCountOf(database().read, course.id), await quizCountOf(database().read, empty.id)]).toEqual([
      2, 0,
    ])
  })

  test('are deleted together, and no others', async () => {
    const [course, other] = [await aCourse(database()), await aCourse(database())]
    for (const { id } of [course, course, other]) await aQuiz(database(), id)
    await database().write((db) => deleteQuizzesOf(db, course.id, 9))
    expect([await quizCountOf(database().read, course.id), await quizCountOf(database().read, other.id)]).toEqual([
      0, 1,
    ])
  })

  test('that go wrong most are the hardest: three at most, by the share of wrong answers', async () => {
    const [course, easy] = [await aCourse(database()), await aCourse(database())]
    const results = [
      [10, 5],
      [4, 3],
      [100, 50],
      [8, 0],
      [2, 1],
      [9, 9],
    ] as const
    const ids: number[] = []
    for (const [answered, wrong] of results) {
      const quiz = await aQuiz(database(), course.id, { deleted_at: wrong === 9 ? 5 : null })
      ids.push(quiz.id)
      const row = { quiz_id: quiz.id, answered, wrong }
      await database().write((db) => db.insertInto('quiz_statistics').values(row).execute())
    }
    await aQuiz(database(), easy.id)
    const hardest = await hardestQuizzes(database().read)
    expect(hardest.get(course.id)?.map(({ quizId }) => quizId)).toEqual([ids[1], ids[2], ids[0]])
    expect(hardest.get(course.id)?.[0]).toMatchObject({ question: expect.stringMatching(/\?$/), answered: 4, wrong: 3 })
    expect(hardest.get(easy.id)).toBeUndefined()
  })
})
