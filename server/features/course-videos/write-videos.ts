import { stat } from 'node:fs/promises'
import type { CourseVideo, VideoUpload } from 'contract/course-videos'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { ADMINISTRATOR, raiseCatalogueVersion, requireCourse, setHasVideo } from '#server/features/catalogue/public.ts'
import { downloadName, hasFile, insertFile, type StoredFiles } from '#server/features/course-materials/public.ts'
import { Refusal } from '#server/refusal.ts'
import { changeCaptions, deleteVideoRow, findVideo, insertVideo } from './queries.ts'
import { recogniseVideo, type VideoKind } from './recognise-video.ts'
import { videoView } from './view.ts'
import { webVttFault } from './web-vtt.ts'

type StoredVideo = VideoKind & { id: string; size: number }

/**
 * Stores a received video as a course's own, replacing an earlier one. A refused file is deleted.
 * @param upload `file` is the id of the received file
 * @throws Refusal VIDEO_REFUSED, COURSE_NOT_FOUND, BUSY
 */
export async function addVideo(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  files: StoredFiles,
  actor: Actor,
  { courseId, file: fileId }: VideoUpload,
): Promise<CourseVideo> {
  const stored = await storeVideo(files, fileId)
  try {
    const { view, replaced } = await database.write(async (db) => {
      await raiseCatalogueVersion(db)
      const course = await requireCourse(db, Number(courseId), ADMINISTRATOR)
      const before = await findVideo(db, course.id)
      if (before !== undefined) await deleteVideoRow(db, before)
      const { mediaType, seconds, size } = stored
      const download_name = downloadName(course.title, mediaType.replace('video/', ''))
      await insertFile(db, { id: fileId, media_type: mediaType, size, download_name, created_at: now() })
      const row = { course_id: course.id, file_id: fileId, seconds }
      await insertVideo(db, row)
      await setHasVideo(db, course.id, 1)
      const after = { ...row, media_type: mediaType, size, hasCaptions: 0 as const }
      const target = { kind: 'course', id: course.id }
      await recordAudit(db, actor, { kind: 'video-uploaded', at: now(), target, ...(before && { before }), after })
      return { view: videoView(after), replaced: before?.file_id }
    })
    // Bytes that are left here are deleted later, with other unused files.
    if (replaced !== undefined) await files.remove(replaced).catch(() => undefined)
    return view
  } catch (error) {
    // Where it isn't known whether the row exists, the file is left to the deletion of unused files.
    if (!(await hasFile(database.read, fileId).catch(() => true))) await files.remove(fileId)
    throw error
  }
}

async function storeVideo(files: StoredFiles, id: string): Promise<StoredVideo> {
  try {
    const kind = await recogniseVideo(files.unfinishedPath(id))
    if (kind === undefined) throw new Refusal('VIDEO_REFUSED')
    const { size } = await stat(files.unfinishedPath(id))
    await files.keep(id)
    return { ...kind, id, size }
  } catch (error) {
    await files.discard(id)
    throw error
  }
}

/** Sets or removes the captions of a course's video. @throws Refusal INVALID, VIDEO_NOT_FOUND */
export function setCaptions(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  courseId: number,
  captions: string | null,
): Promise<CourseVideo> {
  const fault = captions === null ? undefined : webVttFault(captions)
  if (fault !== undefined)
    throw new Refusal('INVALID', { message: ({ content }) => content.captionsFault({ fault: fault(content) }) })
  return database.write(async (db) => {
    // Also keeps the video from being replaced meanwhile.
    await raiseCatalogueVersion(db)
    await requireCourse(db, courseId, ADMINISTRATOR)
    const before = await findVideo(db, courseId)
    if (before === undefined) throw new Refusal('VIDEO_NOT_FOUND')
    await changeCaptions(db, courseId, captions)
    const after = { ...before, hasCaptions: captions === null ? (0 as const) : (1 as const) }
    const target = { kind: 'course', id: courseId }
    await recordAudit(db, actor, { kind: 'captions-updated', at: now(), target, before, after })
    return videoView(after)
  })
}

/** Deletes a course's video, and its file with it. What members watched stays. @throws Refusal VIDEO_NOT_FOUND */
export async function deleteVideo(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  files: StoredFiles,
  actor: Actor,
  courseId: number,
): Promise<void> {
  const fileId = await database.write(async (db) => {
    await raiseCatalogueVersion(db)
    await requireCourse(db, courseId, ADMINISTRATOR)
    const before = await findVideo(db, courseId)
    if (before === undefined) throw new Refusal('VIDEO_NOT_FOUND')
    await deleteVideoRow(db, before)
    await setHasVideo(db, courseId, 0)
    const target = { kind: 'course', id: courseId }
    await recordAudit(db, actor, { kind: 'video-deleted', at: now(), target, before })
    return before.file_id
  })
  await files.remove(fileId).catch(() => undefined)
}
