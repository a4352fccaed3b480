import type { NotificationKind } from 'game/notifications'
import { type RawBuilder, sql } from 'kysely'

/** News of these kinds says how far the other member is. */
export const OF_PROGRESS = ['thanks', 'first-days'] as const satisfies readonly NotificationKind[]

/**
 * Whether a row of `notifications` may be shown to its reader now. News about a person's progress is shown only while that
 * person shows it to the reader, and never once they have left. A new member always reads news about their own helper.
 */
export function isAgreedNews(): RawBuilder<boolean> {
  return sql<boolean>`(notifications.kind not in (${sql.join(OF_PROGRESS.map((kind) => sql.lit(kind)))})
    or notifications.about_id is null
    or exists (select 1 from members as person where person.id = notifications.about_id and person.deleted_at is null
      and person.sponsor_id = notifications.member_id and person.shares_progress_with = notifications.member_id)
    or exists (select 1 from first_days as list where list.member_id = notifications.about_id
      and list.helper_id = notifications.member_id and list.is_volunteer = 1 and list.agreed_at is not null)
    or exists (select 1 from first_days as own where own.member_id = notifications.member_id
      and own.helper_id = notifications.about_id))`
}
