import type { Generated } from 'kysely'

export type LessonTables = {
  lessons: {
    id: Generated<number>
    course_id: number
    /** Its place in the course: 1 to n without gaps among the lessons that are not deleted; 0 for a deleted one. */
    position: number
    title: string
    minutes: number
    /** What a member can do afterwards, in one sentence. */
    objective: string
    /** Markdown. */
    content: string
    /** JSON: a list of `LessonCard` of the contract. */
    cards: string
    /** Only administrators see a draft. */
    is_draft: 0 | 1
    updated_at: number
    /** A deleted lesson stays for what members learned; nobody sees it. */
    deleted_at: number | null
  }
  /** Deleted when the member resets the course. */
  lesson_completions: {
    member_id: string
    lesson_id: number
    completed_at: number
  }
}
