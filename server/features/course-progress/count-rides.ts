import type { Db } from '#server/database/database.ts'

type RideCounts = { started: number; completed: number }

/** How many members began each course, and how many ever completed it; a course that nobody began is not in it. */
export async function countRides(db: Db): Promise<Map<number, RideCounts>> {
  const rows = await db
    .selectFrom('course_progress')
    .select((eb) => [
      'course_id',
      eb.fn.countAll<number>().as('started'),
      eb.fn.count<number>('first_completed_at').as('completed'),
    ])
    .groupBy('course_id')
    .execute()
  return new Map(rows.map(({ course_id, started, completed }) => [course_id, { started, completed }]))
}
