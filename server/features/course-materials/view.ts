import type { CourseMaterial } from 'contract/course-materials'
import { isSafeLink } from 'game/links'
import type { MaterialRow } from './queries.ts'

export function materialView(row: MaterialRow): CourseMaterial {
  return {
    id: row.id,
    courseId: row.course_id,
    title: row.title,
    type: row.type,
    description: row.description,
    fileUrl: fileUrlOf(row),
  }
}

/** A stored link that breaks the rules is returned as null. */
function fileUrlOf({ file_id, link }: MaterialRow): string | null {
  if (file_id !== null) return `/files/${file_id}`
  return link !== null && isSafeLink(link) ? link : null
}
