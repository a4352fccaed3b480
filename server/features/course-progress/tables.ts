export type CourseProgressTables = {
  course_progress: {
    member_id: string
    course_id: number
    /** In percent of the video; only rises, until a reset. */
    watch_time: number
    is_completed: 0 | 1
    /** When this ride began: when the member first opened the course, or last reset it. */
    started_at: number
    /** When it was first completed, kept over resets; null before. */
    first_completed_at: number | null
  }
}
