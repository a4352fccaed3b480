import type { Db } from '#server/database/database.ts'

/** The first course of the starter content that its members can complete at once: lessons would have to be finished. */
export async function courseWithoutLessons(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('courses')
    .select('id')
    .where('is_public', '=', 1)
    .where('id', 'not in', (eb) => eb.selectFrom('lessons').select('course_id'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
