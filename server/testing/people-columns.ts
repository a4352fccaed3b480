import type { Schema } from '#server/database/schema.ts'

type PeopleTable = 'people' | 'talks' | 'people_key' | 'calendar_feeds'

/** The columns of members' lists of people: a part of `TABLE_COLUMNS`. */
export const PEOPLE_COLUMNS: { [Table in PeopleTable]: Record<keyof Schema[Table], true> } = {
  people: {
    member_id: true,
    id: true,
    state: true,
    said_no: true,
    next_on: true,
    created_at: true,
    updated_at: true,
    sealed: true,
    sealed_notes: true,
  },
  talks: {
    member_id: true,
    person_id: true,
    id: true,
    at: true,
    outcome: true,
    state_before: true,
    said_no_before: true,
    next_on_before: true,
    made_version: true,
    sealed: true,
  },
  people_key: { id: true, check_value: true, made_at: true },
  calendar_feeds: { member_id: true, token_hash: true, made_at: true },
}
