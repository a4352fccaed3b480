import type { CourseCategory } from 'game/courses'
import type { Generated } from 'kysely'

export type CourseTables = {
  courses: {
    id: Generated<number>
    title: string
    description: string
    category: CourseCategory
    /** In minutes. */
    duration: number | null
    /** A video elsewhere. */
    video_url: string | null
    /** Its title, who speaks and how long it is, for people to read before they leave for it. */
    video_about: Generated<string | null>
    /** Whether there is a row in `course_videos`. */
    has_own_video: Generated<0 | 1>
    is_public: 0 | 1
    /** Its place in the list: 1 to n without gaps among the courses that are not deleted; 0 for a deleted one. */
    position: number
    /** Rises with every change of a field, its place included. */
    updated_at: number
    /** A deleted course stays for the ledger and for what members earned; nobody sees it. */
    deleted_at: number | null
  }
}
