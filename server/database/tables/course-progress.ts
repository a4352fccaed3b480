export type CourseProgressTables = {
  course_progress: {
    member_id: string
    course_id: number
    /** In percent of the video; only rises, until a reset removes the row. */
    watch_time: number
    is_completed: 0 | 1
    /** When the member began the course: at the first call that saved progress or an answer, at all or since a reset. */
    started_at: number
    /** When the course was completed since then; null before. */
    first_completed_at: number | null
  }
}
