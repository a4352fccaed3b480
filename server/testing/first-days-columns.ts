import type { FirstDaysTables } from '#server/database/tables/first-days.ts'

/** The columns of the first days: a part of `TABLE_COLUMNS`. */
export const FIRST_DAYS_COLUMNS: { [Table in keyof FirstDaysTables]: Record<keyof FirstDaysTables[Table], true> } = {
  first_days: {
    member_id: true,
    helper_id: true,
    is_volunteer: true,
    agreed_at: true,
    wants_none: true,
    started_at: true,
    sealed_why: true,
    called_at: true,
    welcomed_at: true,
    time_agreed_at: true,
    practised_at: true,
    looked_in_at: true,
    member_finished_at: true,
    helper_finished_at: true,
    paid_at: true,
    member_open: true,
    helper_open: true,
  },
  first_days_volunteers: { member_id: true, since: true },
  first_days_former_volunteers: { member_id: true, volunteer_id: true, left_at: true },
}
