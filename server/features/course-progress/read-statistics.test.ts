import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMember } from '#server/testing/factories.ts'
import { payCompletion } from './pay-completion.ts'
import { beginCourse, raiseProgress, removeProgress } from './queries.ts'
import { countLearners } from './read-statistics.ts'

describeEachDatabase('the counts of rides', (database) => {
  test('say how many members began a course and how many ever completed it, resets or not', async () => {
    const [course, nobodys] = [await aCourse(database()), await aCourse(database())]
    for (const [isCompleted, isReset] of [
      [0, false],
      [1, false],
      [1, true],
    ] as const) {
      const { id } = await aMember(database())
      await database().write(async (db) => {
        await beginCourse(db, id, course.id, 1)
        await raiseProgress(db, { memberId: id, courseId: course.id, watchTime: 50, isCompleted, at: 2 })
        if (isCompleted === 1) await payCompletion(db, id, course.id, 2)
        if (isReset) await removeProgress(db, id, course.id)
      })
    }
    const counts = await countLearners(database().read)
    expect(counts.get(course.id)).toEqual({ started: 3, completed: 2 })
    expect(counts.has(nobodys.id)).toBe(false)
  })

  test('count a member no more who reset a course before completing it, and one who left', async () => {
    const course = await aCourse(database())
    const [resetting, leaving] = [await aMember(database()), await aMember(database())]
    await database().write(async (db) => {
      for (const { id } of [resetting, leaving]) await beginCourse(db, id, course.id, 1)
      await payCompletion(db, leaving.id, course.id, 2)
      for (const { id } of [resetting, leaving]) await removeProgress(db, id, course.id)
      await db.updateTable('members').set({ deleted_at: 3 }).where('id', '=', leaving.id).execute()
    })
    expect((await countLearners(database().read)).has(course.id)).toBe(false)
  })
})
