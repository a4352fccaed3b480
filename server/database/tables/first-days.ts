import type { Generated } from 'kysely'

export type FirstDaysTables = {
  /** The checklist of a new member and their helper, the sponsor or a volunteer. One for each registration. */
  first_days: {
    member_id: string
    /** Counts only while they are the sponsor, or are still a volunteer. */
    helper_id: string | null
    is_volunteer: Generated<0 | 1>
    /** When the member agreed to this volunteer. With a sponsor, `members.shares_progress_with` says whether they agree. */
    agreed_at: Generated<number | null>
    /** Whether the member said that they want no volunteer. */
    wants_none: Generated<0 | 1>
    started_at: number
    /** Why the member is here, encrypted (`server/people-key`). Only the member reads it. */
    sealed_why: Generated<string | null>
    called_at: Generated<number | null>
    /** The steps the helper has done. Reset for a new helper. */
    welcomed_at: Generated<number | null>
    time_agreed_at: Generated<number | null>
    practised_at: Generated<number | null>
    looked_in_at: Generated<number | null>
    /** When each was first seen to have done their part. */
    member_finished_at: Generated<number | null>
    helper_finished_at: Generated<number | null>
    paid_at: Generated<number | null>
    /** Whether each still sees the list. */
    member_open: Generated<0 | 1>
    helper_open: Generated<0 | 1>
  }
  /** Members who volunteer to welcome new members without a sponsor. */
  first_days_volunteers: {
    member_id: string
    since: number
  }
  /** Volunteers who left a member to another one. They aren't offered to that member again. */
  first_days_former_volunteers: {
    member_id: string
    volunteer_id: string
    left_at: number
  }
}
