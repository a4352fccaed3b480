import type { NotificationKind, Topic, Way } from 'game/notifications'
import type { Generated } from 'kysely'

/** Times are milliseconds since 1970. */
export type NotificationTables = {
  /** What members are told. Neither a sentence nor a name is stored: sentences are made when a row is read. */
  notifications: {
    id: Generated<number>
    member_id: string
    kind: NotificationKind
    /** The other member it's about; null for none, and for one who has left. */
    about_id: string | null
    /** What else the sentence needs, by kind. */
    reference: string | null
    at: number
    /** Whether it's in the list behind the bell. What only went by email is stored, too, for the export. */
    is_listed: 0 | 1
    seen_at: number | null
    /** From when on an email about it may be written; null when none is to be. */
    mail_at: number | null
    mailed_at: number | null
    /** When a push service took it for the first of the member's devices. */
    pushed_at: Generated<number | null>
  }
  /** What a member chose otherwise than it is by default. */
  notification_choices: { member_id: string; topic: Topic; way: Way; is_on: 0 | 1 }
  /** Of members who chose quiet hours or reminders. */
  notification_settings: {
    member_id: string
    /** Minutes since midnight in the member's zone; null without quiet hours. */
    quiet_from: number | null
    quiet_until: number | null
    /** The hour of the day at which to remind, in the member's zone. */
    reminder_hour: number | null
    /** When the next reminder is due; null while reminders are off. */
    next_reminder_at: number | null
    /** The day of the last reminder in the member's zone, in days since 1970. */
    last_reminder_day: number | null
    /** How many reminders there were since the member last came. */
    unopened_reminders: Generated<number>
    /** When reminders stopped by themselves, because none was opened; null once they are on again. */
    reminders_stopped_at: Generated<number | null>
    /** When the product asked whether to remind them: it does so once. */
    reminders_offered_at: Generated<number | null>
  }
}
