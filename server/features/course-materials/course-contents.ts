import type { CourseFileMaterial } from 'contract/course-file'
import type { Db, Transaction } from '#server/database/database.ts'
import { insertMaterial, listMaterials } from './queries.ts'
import { materialView } from './view.ts'

/** A course's materials by id, as they go into a file: an upload is only its title there. */
export async function materialContentsOf(db: Db, courseId: number): Promise<CourseFileMaterial[]> {
  const rows = await listMaterials(db, courseId)
  return rows.map((row) => {
    const { title, type, description, fileUrl } = materialView(row)
    return { title, type, description, fileUrl: row.file_id === null ? fileUrl : null }
  })
}

/** Adds materials whose links were checked. The caller tells the catalogue. */
export async function addMaterials(
  db: Transaction,
  courseId: number,
  materials: readonly CourseFileMaterial[],
): Promise<void> {
  for (const { title, type, description, fileUrl = null } of materials) {
    const row = { course_id: courseId, title: title.trim(), type, description: description?.trim() || null }
    await insertMaterial(db, { ...row, link: fileUrl, file_id: null })
  }
}
