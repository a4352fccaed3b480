import type { CourseMaterial, MaterialUpload, NewCourseMaterial } from 'contract/course-materials'
import { isSafeLink } from 'game/links'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { ADMINISTRATOR, raiseCatalogueVersion, requireCourse } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'
import { addFileMaterial, storeFile } from './file-materials.ts'
import { deleteFileRow, deleteMaterialRow, hasFile, insertMaterial } from './queries.ts'
import type { StoredFiles } from './stored-files.ts'
import { materialView } from './view.ts'

/** Adds a link, or only a title, to a course. @throws Refusal INVALID, COURSE_NOT_FOUND */
export function addMaterial(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  { courseId, title, type, description, fileUrl = null }: NewCourseMaterial,
): Promise<CourseMaterial> {
  if (fileUrl !== null && !isSafeLink(fileUrl)) {
    throw new Refusal('INVALID', { message: ({ content }) => content.fullLink })
  }
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    await requireCourse(db, courseId, ADMINISTRATOR)
    const row = { course_id: courseId, title: title.trim(), type, description: description?.trim() || null }
    const after = await insertMaterial(db, { ...row, link: fileUrl, file_id: null })
    const target = { kind: 'material', id: after.id }
    await recordAudit(db, actor, { kind: 'material-created', at: now(), target, after })
    return materialView(after)
  })
}

/**
 * Adds a received file to a course if its content is of an allowed kind. Otherwise nothing is left of it.
 * @param upload `file` is the id of the received file
 * @throws Refusal FILE_REFUSED, COURSE_NOT_FOUND, BUSY
 */
export async function addUpload(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  files: StoredFiles,
  actor: Actor,
  { courseId, title, description, file: fileId }: MaterialUpload,
): Promise<CourseMaterial> {
  const kept = await storeFile(files, fileId)
  try {
    return await database.write(async (db) => {
      await raiseCatalogueVersion(db)
      const course = await requireCourse(db, Number(courseId), ADMINISTRATOR)
      const after = await addFileMaterial(db, course.id, { title, description: description ?? null }, kept, now())
      const target = { kind: 'material', id: after.id }
      await recordAudit(db, actor, {
        kind: 'material-uploaded',
        at: now(),
        target,
        after: { ...after, size: kept.size },
      })
      return materialView(after)
    })
  } catch (error) {
    // Where it isn't known whether the row exists, the file is left to the deletion of unused files.
    if (!(await hasFile(database.read, fileId).catch(() => true))) await files.remove(fileId)
    throw error
  }
}

/** Deletes a material, and its file with it. @throws Refusal MATERIAL_NOT_FOUND */
export async function deleteMaterial(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  files: StoredFiles,
  actor: Actor,
  id: number,
): Promise<void> {
  const fileId = await database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const material = await deleteMaterialRow(db, id)
    if (material === undefined) throw new Refusal('MATERIAL_NOT_FOUND')
    if (material.file_id !== null) await deleteFileRow(db, material.file_id)
    const target = { kind: 'material', id }
    await recordAudit(db, actor, { kind: 'material-deleted', at: now(), target, before: material })
    return material.file_id
  })
  // Bytes that are left here are deleted later, with other unused files.
  if (fileId !== null) await files.remove(fileId).catch(() => undefined)
}
