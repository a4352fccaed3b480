import { stat } from 'node:fs/promises'
import type { CourseMaterial, MaterialUpload, NewCourseMaterial } from 'contract/course-materials'
import { isSafeLink } from 'game/links'
import type { Dependencies } from '#server/dependencies.ts'
import { noteCatalogueChange, requireCourse, type Viewer } from '#server/features/courses/public.ts'
import { Refusal } from '#server/refusal.ts'
import { downloadName } from './download-name.ts'
import { deleteFileRow, deleteMaterialRow, hasFile, insertFile, insertMaterial } from './queries.ts'
import { recogniseFile } from './recognise-file.ts'
import type { StoredFiles } from './stored-files.ts'
import { materialView } from './view.ts'

/** Adds a link, or only a title, to a course. @throws Refusal INVALID, COURSE_NOT_FOUND */
export function addMaterial(
  { database }: Dependencies,
  { courseId, title, type, description, fileUrl = null }: NewCourseMaterial,
  viewer: Viewer,
): Promise<CourseMaterial> {
  if (fileUrl !== null && !isSafeLink(fileUrl)) {
    throw new Refusal('INVALID', { message: 'The link must be a whole https:// or http:// address.' })
  }
  return database.write(async (db) => {
    await noteCatalogueChange(db)
    await requireCourse(db, courseId, viewer)
    const row = { course_id: courseId, title: title.trim(), type, description: textOf(description) }
    return materialView(await insertMaterial(db, { ...row, link: fileUrl, file_id: null }))
  })
}

/**
 * Adds a received file to a course, when its content is of a kind that materials may be. Nothing of it is left otherwise.
 * @param upload `file` is the id of the received file
 * @throws Refusal FILE_REFUSED, COURSE_NOT_FOUND, BUSY
 */
export async function addUpload(
  { database, now }: Dependencies,
  files: StoredFiles,
  { courseId, title, description, file: fileId }: MaterialUpload,
  viewer: Viewer,
): Promise<CourseMaterial> {
  try {
    const kind = await recogniseFile(files.unfinishedPath(fileId))
    if (kind === undefined) throw new Refusal('FILE_REFUSED')
    const { size } = await stat(files.unfinishedPath(fileId))
    await requireCourse(database.read, Number(courseId), viewer)
    await files.keep(fileId)
    return await database.write(async (db) => {
      await noteCatalogueChange(db)
      await requireCourse(db, Number(courseId), viewer)
      const { mediaType, type, ending } = kind
      const download_name = downloadName(title, ending)
      await insertFile(db, { id: fileId, media_type: mediaType, size, download_name, created_at: now() })
      const row = { course_id: Number(courseId), title: title.trim(), type, description: textOf(description) }
      return materialView(await insertMaterial(db, { ...row, link: null, file_id: fileId }))
    })
  } catch (error) {
    await files.discard(fileId)
    // Where it is not known whether the row is there, the file is left to the sweep.
    if (!(await hasFile(database.read, fileId).catch(() => true))) await files.remove(fileId)
    throw error
  }
}

/** Deletes a material, and its file with it. @throws Refusal MATERIAL_NOT_FOUND */
export async function deleteMaterial({ database }: Dependencies, files: StoredFiles, id: number): Promise<void> {
  const fileId = await database.write(async (db) => {
    await noteCatalogueChange(db)
    const material = await deleteMaterialRow(db, id)
    if (material === undefined) throw new Refusal('MATERIAL_NOT_FOUND')
    if (material.file_id !== null) await deleteFileRow(db, material.file_id)
    return material.file_id
  })
  // Bytes that stay behind here are swept up later.
  if (fileId !== null) await files.remove(fileId).catch(() => undefined)
}

function textOf(description: string | null | undefined): string | null {
  return description?.trim() || null
}
