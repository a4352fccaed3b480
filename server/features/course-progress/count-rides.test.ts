import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMember } from '#server/testing/factories.ts'
import { countRides } from './count-rides.ts'
import { beginCourse, clearProgress, raiseProgress } from './queries.ts'

describeEachDatabase('the counts of rides', (database) => {
  test('say how many members began a course and how many ever completed it, resets or not', async () => {
    const [course, nobodys] = [await aCourse(database()), await aCourse(database())]
    for (const isCompleted of [0, 1, 1] as const) {
      const { id } = await aMember(database())
      await database().write(async (db) => {
        await beginCourse(db, id, course.id, 1)
        await raiseProgress(db, { memberId: id, courseId: course.id, watchTime: 50, isCompleted, at: 2 })
        await clearProgress(db, id, course.id, 3)
      })
    }
    const counts = await countRides(database().read)
    expect(counts.get(course.id)).toEqual({ started: 3, completed: 2 })
    expect(counts.has(nobodys.id)).toBe(false)
  })
})
