import type { PersonState, TalkOutcome } from 'game/people'

export type PeopleTables = {
  /** People whom a member knows: everything written about them is encrypted (`server/people-key`). */
  people: {
    member_id: string
    id: string
    state: PersonState
    /** Whether they ever said no: then no next step is suggested again. */
    said_no: 0 | 1
    /** The day of the next step in the member's zone, in days since 1970. */
    next_on: number | null
    created_at: number
    /** Also when a person counts as touched. */
    updated_at: number
    /** Encrypted JSON: name, how, channel, nextStep. */
    sealed: string
    /** Encrypted text; null where there are no notes. */
    sealed_notes: string | null
  }
  /** Talks with them, each with what it changed, so that it can be undone. */
  talks: {
    member_id: string
    person_id: string
    id: string
    at: number
    outcome: TalkOutcome
    state_before: PersonState
    said_no_before: 0 | 1
    next_on_before: number | null
    /** What `people.updated_at` became: another value there means that the person was changed since. */
    made_version: number
    /** Encrypted JSON: note, and the next step before. */
    sealed: string
  }
  /** One row: a check value that identifies the encryption key. */
  people_key: {
    id: 1
    check_value: string
    made_at: number
  }
  /** The secret address of a member's calendar. */
  calendar_feeds: {
    member_id: string
    token_hash: string
    made_at: number
  }
}
