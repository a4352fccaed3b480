import type { Db } from '#server/database/database.ts'
import { translate } from '#server/features/translations/public.ts'

/** The stations and courses that members see, in their order, with their titles in a language. */
export async function placesOf(db: Db, language: string) {
  const missions = await db.selectFrom('missions').select(['id', 'title']).orderBy('id').execute()
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .where('is_public', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return {
    missions: await translate(db, language, 'mission', missions),
    courses: await translate(db, language, 'course', courses),
  }
}
