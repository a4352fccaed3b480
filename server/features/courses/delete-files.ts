import type { Transaction } from '#server/database/database.ts'
import { deleteFileRow, deleteMaterialsOfDeletedCourses } from '#server/features/course-materials/public.ts'
import { deleteVideosOfDeletedCourses } from '#server/features/course-videos/public.ts'

/**
 * Deletes the materials and videos of deleted courses, including courses that an earlier version deleted without their files.
 * @returns the ids of their files, whose bytes are to be removed after the commit
 */
export async function deleteFilesOfDeletedCourses(db: Transaction): Promise<string[]> {
  const ids = [...(await deleteMaterialsOfDeletedCourses(db)), ...(await deleteVideosOfDeletedCourses(db))]
  for (const id of ids) await deleteFileRow(db, id)
  return ids
}
