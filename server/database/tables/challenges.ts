import type { ChallengeKey } from 'game/challenges'

export type ChallengeTables = {
  challenge_progress: {
    member_id: string
    challenge_key: ChallengeKey
    /** Check-ins so far. */
    count: number
    /** The day of the last one, in days since 1970 in the member's zone. */
    last_day: number | null
    /** Milliseconds since 1970. */
    completed_at: number | null
  }
}
