import type { Db } from '#server/database/database.ts'
import { ADMINISTRATOR, seesHidden } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'
import { findLesson, type LessonRow } from './queries.ts'

/** A reader, who sees which lessons they finished. */
type Reader = { readonly id: string; readonly is_admin: 0 | 1 }

/**
 * A lesson that this reader may see: nobody sees a deleted one, and only administrators see a draft or one of a hidden
 * course.
 * @throws Refusal LESSON_NOT_FOUND
 */
export async function requireLesson(
  db: Db,
  id: number,
  reader: Reader,
): Promise<LessonRow & { completed_at: number | null }> {
  const lesson = await findLesson(db, id, { memberId: reader.id, seesAll: seesHidden(reader) })
  if (lesson === undefined) throw new Refusal('LESSON_NOT_FOUND')
  return lesson
}

/** A lesson to be changed. @throws Refusal LESSON_NOT_FOUND */
export async function requireAnyLesson(db: Db, id: number): Promise<LessonRow> {
  const { completed_at: _, ...lesson } = await requireLesson(db, id, { id: '', ...ADMINISTRATOR })
  return lesson
}
