import type { Db } from '#server/database/database.ts'
import { seesHidden, type Viewer } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'

/**
 * A lesson that this viewer may see: a draft, and one of a hidden course, is for administrators only.
 * @throws Refusal LESSON_NOT_FOUND
 */
export async function requireLesson(db: Db, id: number, viewer: Viewer): Promise<void> {
  const lesson = await db
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select(['lessons.is_draft', 'courses.is_public'])
    .where('lessons.id', '=', id)
    .where('lessons.deleted_at', 'is', null)
    .where('courses.deleted_at', 'is', null)
    .executeTakeFirst()
  const isOpen = lesson?.is_draft === 0 && lesson.is_public === 1
  if (lesson === undefined || !(isOpen || seesHidden(viewer))) throw new Refusal('LESSON_NOT_FOUND')
}

/** @throws Refusal MISSION_NOT_FOUND */
export async function requireMission(db: Db, id: number): Promise<void> {
  const mission = await db.selectFrom('missions').select('id').where('id', '=', id).executeTakeFirst()
  if (mission === undefined) throw new Refusal('MISSION_NOT_FOUND')
}
