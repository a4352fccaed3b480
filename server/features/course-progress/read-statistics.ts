import type { CourseStatistics } from 'contract/course-administration'
import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { listCourses } from '#server/features/courses/public.ts'
import { hardestQuizzes } from '#server/features/quizzes/public.ts'

/** For each course in the order of the list, hidden ones included. */
export async function readStatistics(db: Db): Promise<CourseStatistics[]> {
  const courses = await listCourses(db, true)
  const learners = await countLearners(db)
  const hardest = await hardestQuizzes(db)
  return courses.map(({ id, title }) => ({
    courseId: id,
    title,
    started: learners.get(id)?.started ?? 0,
    completed: learners.get(id)?.completed ?? 0,
    hardestQuizzes: hardest.get(id) ?? [],
  }))
}

type LearnerCounts = { started: number; completed: number }

/**
 * How many members began each course, and how many ever completed it; a course that no member began is not included. A
 * reset removes the record of the progress, so completions are also counted from the ledger.
 */
export async function countLearners(db: Db): Promise<Map<number, LearnerCounts>> {
  const records = db
    .selectFrom('course_progress')
    .select(['course_id', 'member_id', 'first_completed_at as completed_at'])
    .unionAll(
      db
        .selectFrom('ledger')
        .innerJoin('members', 'members.id', 'ledger.member_id')
        .select([
          sql<number>`cast(ledger.reference as integer)`.as('course_id'),
          'ledger.member_id',
          'ledger.created_at as completed_at',
        ])
        .where('ledger.kind', '=', 'course')
        .where('members.deleted_at', 'is', null),
    )
  const rows = await db
    .selectFrom(
      db
        .selectFrom(records.as('records'))
        .select((eb) => ['course_id', 'member_id', eb.fn.max('completed_at').as('completed_at')])
        .groupBy(['course_id', 'member_id'])
        .as('learners'),
    )
    .select((eb) => [
      'course_id',
      eb.fn.countAll<number>().as('started'),
      eb.fn.count<number>('completed_at').as('completed'),
    ])
    .groupBy('course_id')
    .execute()
  return new Map(rows.map(({ course_id, started, completed }) => [course_id, { started, completed }]))
}
