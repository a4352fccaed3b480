import type { Db } from '#server/database/database.ts'

/** The stations and courses that members see, in their order. */
export async function placesOf(db: Db) {
  const missions = await db.selectFrom('missions').select(['id', 'title']).orderBy('id').execute()
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .where('is_public', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return { missions, courses }
}
