import type { Stretch } from 'game/videos'
import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { CourseVideoTables } from '#server/database/tables/course-videos.ts'
import { deleteFileRow } from '#server/features/course-materials/public.ts'

/** A course's video with what is known of its file. */
export type VideoRow = Omit<Selectable<CourseVideoTables['course_videos']>, 'captions'> & {
  media_type: string
  size: number
  hasCaptions: 0 | 1
}

function videos(db: Db) {
  return db
    .selectFrom('course_videos')
    .innerJoin('files', 'files.id', 'course_videos.file_id')
    .select(['course_videos.course_id', 'course_videos.file_id', 'course_videos.seconds'])
    .select(['files.media_type', 'files.size'])
    .select((eb) =>
      eb.case().when('course_videos.captions', 'is', null).then(eb.lit(0)).else(eb.lit(1)).end().as('hasCaptions'),
    )
}

export function findVideo(db: Db, courseId: number): Promise<VideoRow | undefined> {
  return videos(db).where('course_videos.course_id', '=', courseId).executeTakeFirst()
}

/** @param withHidden whether a video of a hidden course is found */
export function findVideoFile(db: Db, fileId: string, withHidden: boolean): Promise<VideoRow | undefined> {
  return videos(db)
    .innerJoin('courses', 'courses.id', 'course_videos.course_id')
    .where('course_videos.file_id', '=', fileId)
    .where('courses.deleted_at', 'is', null)
    .where('courses.is_public', '>=', withHidden ? 0 : 1)
    .executeTakeFirst()
}

export async function readCaptions(db: Db, fileId: string): Promise<string | null> {
  const row = await db.selectFrom('course_videos').select('captions').where('file_id', '=', fileId).executeTakeFirst()
  return row?.captions ?? null
}

export async function insertVideo(
  db: Transaction,
  video: { course_id: number; file_id: string; seconds: number },
): Promise<void> {
  await db.insertInto('course_videos').values(video).execute()
}

/** Also deletes the row of its file. */
export async function deleteVideoRow(db: Transaction, { course_id, file_id }: VideoRow): Promise<void> {
  await db.deleteFrom('course_videos').where('course_id', '=', course_id).execute()
  await deleteFileRow(db, file_id)
}

/** @returns the ids of their files */
export async function deleteVideosOfDeletedCourses(db: Transaction): Promise<string[]> {
  const deleted = await db
    .deleteFrom('course_videos')
    .where('course_id', 'in', (eb) => eb.selectFrom('courses').select('id').where('deleted_at', 'is not', null))
    .returning('file_id')
    .execute()
  return deleted.map(({ file_id }) => file_id)
}

export async function changeCaptions(db: Transaction, courseId: number, captions: string | null): Promise<void> {
  await db.updateTable('course_videos').set({ captions }).where('course_id', '=', courseId).execute()
}

export type PlayRow = Selectable<CourseVideoTables['video_plays']>

export function findPlay(db: Db, memberId: string, courseId: number): Promise<PlayRow | undefined> {
  return db
    .selectFrom('video_plays')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
}

export async function recordPlay(db: Transaction, row: PlayRow): Promise<void> {
  const { member_id, course_id, ...rest } = row
  await db
    .insertInto('video_plays')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'course_id']).doUpdateSet(rest))
    .execute()
}

/** As if the member had never played it. */
export async function removePlay(db: Transaction, memberId: string, courseId: number): Promise<void> {
  await db.deleteFrom('video_plays').where('member_id', '=', memberId).where('course_id', '=', courseId).execute()
}

export function readStretches({ stretches }: Pick<PlayRow, 'stretches'>): Stretch[] {
  return JSON.parse(stretches) as Stretch[]
}
