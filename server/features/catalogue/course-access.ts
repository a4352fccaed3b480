import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { CourseTables } from '#server/database/tables/courses.ts'
import { Refusal } from '#server/refusal.ts'

export type CourseRow = Omit<Selectable<CourseTables['courses']>, 'deleted_at'>

export const COURSE_COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'duration',
  'video_url',
  'video_about',
  'has_own_video',
  'is_public',
  'position',
  'updated_at',
] as const

/** The part of a caller that decides which courses they see. */
export type Viewer = { readonly is_admin: 0 | 1 }

/** Sees every course that is not deleted. */
export const ADMINISTRATOR: Viewer = { is_admin: 1 }

/** Hidden courses are for administrators. */
export function seesHidden(viewer: Viewer | null): boolean {
  return viewer?.is_admin === 1
}

const courseByKey = prepared((db, values: { id: number; leastPublic: 0 | 1 }) =>
  db
    .selectFrom('courses')
    .select(COURSE_COLUMNS)
    .where('id', '=', values.id)
    .where('deleted_at', 'is', null)
    .where('is_public', '>=', values.leastPublic),
)

/**
 * A course that this viewer may see: nobody sees a deleted course, and only administrators see a hidden one.
 * @throws Refusal COURSE_NOT_FOUND
 */
export async function requireCourse(db: Db, id: number, viewer: Viewer | null): Promise<CourseRow> {
  const [course] = await courseByKey(db, { id, leastPublic: seesHidden(viewer) ? 0 : 1 })
  if (course === undefined) throw new Refusal('COURSE_NOT_FOUND')
  return course
}

/** Stores with a course whether it has an uploaded video, so that lists need no join. */
export async function setHasVideo(db: Transaction, id: number, hasOwnVideo: 0 | 1): Promise<void> {
  await db.updateTable('courses').set({ has_own_video: hasOwnVideo }).where('id', '=', id).execute()
}
