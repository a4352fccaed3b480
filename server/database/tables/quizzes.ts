import type { Generated } from 'kysely'

export type QuizTables = {
  quizzes: {
    id: Generated<number>
    /** A quiz belongs to a course, a lesson or a station; where all three are null it's a general one. */
    course_id: number | null
    lesson_id: Generated<number | null>
    mission_id: Generated<number | null>
    /** What it asks about, as a short key. Quizzes that share an idea are wordings of the same thing. */
    idea: Generated<string | null>
    question: string
    /** JSON: four texts. */
    choices: string
    /** Index of the right choice, 0 to 3. */
    correct_answer: number
    explanation: string
    points: number
    updated_at: number
    /** When another choice became the right one: what was learned before that starts again. */
    answer_changed_at: Generated<number | null>
    /** JSON: the keys of review cards under which it was asked before its idea was changed. */
    former_ideas: Generated<string>
    /** A deleted quiz stays for the ledger; nobody sees it. */
    deleted_at: number | null
  }
  /** A member's last answer to a quiz; deleted when they reset the quiz or its course. */
  quiz_answers: {
    member_id: string
    quiz_id: number
    is_correct: 0 | 1
    /** How often it was answered since the last reset. */
    tries: number
    answered_at: number
  }
  /** How often a quiz was answered, and how often wrongly, by all members ever: a measure of how hard it is. */
  quiz_statistics: {
    quiz_id: number
    answered: number
    wrong: number
  }
}
