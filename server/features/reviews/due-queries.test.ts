import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMember, aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { cardsAmong, lastAnswersAmong } from './due-queries.ts'

/** More than either engine takes as the values of one query. */
const DELETED = 70_000

describeEachDatabase('ideas of questions that were deleted', (database) => {
  test('may be more than fit into one query', async () => {
    const { id: memberId } = await aMember(database())
    const quiz = await aQuiz(database(), (await aCourse(database())).id)
    await aReviewCard(database(), memberId, quiz)
    const ideas = [...Array.from({ length: DELETED }, (_, number) => `gone-${number}`), `quiz:${quiz.id}`]
    expect(await cardsAmong(database().read, memberId, ideas)).toMatchObject([{ quiz_id: quiz.id }])
    expect(await lastAnswersAmong(database().read, memberId, ideas)).toEqual([])
  })
})
