export type TryItAnswer = 'yes' | 'not-yet' | 'let-go'

export type TryItTables = {
  /** What a member wanted to try with a person, and how it went. */
  try_its: {
    member_id: string
    /** `mission:<id>` or `lesson:<id>`. */
    source: string
    /** As it was written when they finished that. */
    text: string
    /** From which day on *How did it go?* is asked, in days since 1970. */
    asked_on: number
    answer: TryItAnswer | null
    answered_at: number | null
  }
}
