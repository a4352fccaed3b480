import type { Generated } from 'kysely'

export type CourseVideoTables = {
  /** A course's uploaded video. Its bytes are stored as those of a material are. */
  course_videos: {
    course_id: number
    file_id: string
    /** Its length, rounded down. */
    seconds: number
    /** The text of a WebVTT file. */
    captions: Generated<string | null>
  }
  /** What a member played of a course's own video. Deleted when they reset the course. */
  video_plays: {
    member_id: string
    course_id: number
    /** The video that was played; the row doesn't count for another one. */
    file_id: string
    /** JSON: stretches in order, without overlaps (`game/videos.ts`). */
    stretches: string
    /** The second at which the member stopped. */
    resume_at: number
    /** When the last report came, which limits how much can have been played since. */
    reported_at: number
  }
}
