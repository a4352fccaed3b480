/** The kinds of news that a member gets, each with the topic under which it's switched on and off. */
export const NOTIFICATION_KINDS = {
  joined: 'joined',
  thanks: 'thanks',
  helped: 'thanks',
  'first-days': 'first-days',
  'league-closed': 'league',
  reminder: 'reminders',
  account: 'account',
} as const

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export type Topic = (typeof NOTIFICATION_KINDS)[NotificationKind]

/** In the order of the screen. */
export const TOPICS = ['joined', 'thanks', 'first-days', 'league', 'reminders', 'account'] as const satisfies Topic[]

/** How news reaches a member: in the list behind the bell, or by email. */
export const WAYS = ['product', 'email'] as const
export type Way = (typeof WAYS)[number]

/** What concerns the account itself can't be switched off. */
export function isFixed(topic: Topic): boolean {
  return topic === 'account'
}

/** No email and no reminder is sent unless the member chose it. */
export function isOnByDefault(topic: Topic, way: Way): boolean {
  return isFixed(topic) || (way === 'product' && topic !== 'reminders')
}

/** How many days news is kept. */
export const NOTIFICATION_DAYS = 90

/** The most news kept for one member; older ones are deleted. */
export const NOTIFICATIONS_KEPT = 200

/** The local hour at which members are reminded by default. */
export const REMINDER_HOUR = 18

/** After how many unopened reminders in a row, without a visit of the member, reminders stop. */
export const REMINDERS_UNOPENED = 7

/** The most devices on which one member gets reminders. */
export const PUSH_DEVICES_MAX = 10

/**
 * How late a reminder may be sent, in milliseconds. A later one is dropped, so that members aren't reminded at night.
 */
export const REMINDER_LATE = 2 * 3_600_000
