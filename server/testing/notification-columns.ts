import type { Schema } from '#server/database/schema.ts'

type NotificationTable =
  | 'notifications'
  | 'notification_choices'
  | 'notification_settings'
  | 'push_keys'
  | 'push_subscriptions'
  | 'pushes'

/** The columns of notifications and their ways: a part of `TABLE_COLUMNS`. */
export const NOTIFICATION_COLUMNS: { [Table in NotificationTable]: Record<keyof Schema[Table], true> } = {
  notifications: {
    id: true,
    member_id: true,
    kind: true,
    about_id: true,
    reference: true,
    at: true,
    is_listed: true,
    seen_at: true,
    mail_at: true,
    mailed_at: true,
    pushed_at: true,
  },
  notification_choices: { member_id: true, topic: true, way: true, is_on: true },
  notification_settings: {
    member_id: true,
    quiet_from: true,
    quiet_until: true,
    reminder_hour: true,
    next_reminder_at: true,
    last_reminder_day: true,
    unopened_reminders: true,
    reminders_stopped_at: true,
    reminders_offered_at: true,
  },
  push_keys: { id: true, public_key: true, private_key: true },
  push_subscriptions: {
    id: true,
    member_id: true,
    session_hash: true,
    endpoint: true,
    endpoint_hash: true,
    p256dh: true,
    auth: true,
    label: true,
    created_at: true,
    last_used_at: true,
  },
  pushes: {
    id: true,
    subscription_id: true,
    notification_id: true,
    tries: true,
    next_try_at: true,
    claimed_until: true,
  },
}
