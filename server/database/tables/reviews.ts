import type { Generated } from 'kysely'

/** Where a question was answered: in a quiz, in *Check yourself*, or in a review. */
export type ReviewPlace = 'quiz' | 'check' | 'review'

export type ReviewTables = {
  /** Append-only: a trigger refuses every update, and every delete while the member has an account. */
  reviews: {
    id: Generated<number>
    member_id: string
    /** The quiz's idea, or `quiz:<id>` where it has none. */
    idea: string
    quiz_id: number
    at: number
    /** Days since 1970 in the member's zone. */
    day: number
    /** 1 Again to 4 Easy, as FSRS counts. */
    rating: number
    /** The chance of a right answer that was predicted for that moment, 0 to 1; null for the first answer to an idea. */
    retrievability: number | null
    place: ReviewPlace
    /** Index of the choice that was taken, 0 to 3. */
    answer: Generated<number | null>
  }
  /** When a member sees an idea again: a projection of `reviews`, which can be rebuilt from them. */
  review_cards: {
    member_id: string
    idea: string
    /** The wording that the member saw last. */
    quiz_id: number
    /** FSRS: the days after which the chance of a right answer has fallen to 0.9. */
    stability: number
    /** FSRS: 1 to 10. */
    difficulty: number
    last_day: number
    due_day: number
    reps: number
    lapses: number
  }
  /** What a member reviewed on a day. */
  review_days: {
    member_id: string
    day: number
    answered: number
    right_at_first: number
    /** When the day's due cards were finished and paid; null until then. */
    finished_at: number | null
  }
}
