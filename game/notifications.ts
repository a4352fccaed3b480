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

/** As they stand in a sentence. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  joined: 'people who join through you',
  thanks: 'help and thanks',
  'first-days': 'the first days',
  league: 'your league',
  reminders: 'what is due today',
  account: 'your account',
}

/** How news reaches a member: in the list behind the bell, and beside it. */
export const WAYS = ['product', 'email'] as const
export type Way = (typeof WAYS)[number]

/** What concerns the account itself can't be switched off. */
export function isFixed(topic: Topic): boolean {
  return topic === 'account'
}

/** Nothing leaves the product, and nobody is reminded, unless they chose it. */
export function isOnByDefault(topic: Topic, way: Way): boolean {
  return isFixed(topic) || (way === 'product' && topic !== 'reminders')
}

/** News is kept for so many days. */
export const NOTIFICATION_DAYS = 90

/** And at most so many of one member, the newest. */
export const NOTIFICATIONS_KEPT = 200

/** At which hour of their day members are reminded who chose no other. */
export const REMINDER_HOUR = 18

/** How late a reminder may leave, in milliseconds. A later one is dropped, so that nobody is reminded at night. */
export const REMINDER_LATE = 2 * 3_600_000
