import type { CourseProgress } from 'contract/course-progress'
import type { ProgressRow } from './queries.ts'

export function progressView(row: ProgressRow): CourseProgress {
  return { courseId: row.course_id, watchTime: row.watch_time, isCompleted: row.is_completed === 1 }
}
