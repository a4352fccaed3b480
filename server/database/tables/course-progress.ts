export type CourseProgressTables = {
  course_progress: {
    member_id: string
    course_id: number
    /** In percent of the video; only rises, until a reset removes the row. */
    watch_time: number
    is_completed: 0 | 1
    /** When this ride began: at the first call that saved progress or an answer after no ride or a reset. */
    started_at: number
    /** When this ride was completed; null before. */
    first_completed_at: number | null
  }
}
