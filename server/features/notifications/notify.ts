import { afterQuietHours } from 'game/local-time'
import { NOTIFICATION_KINDS, type NotificationKind, type Way } from 'game/notifications'
import type { Transaction } from '#server/database/database.ts'
import { insertNotifications, lockReaders, type Reader, trimNotificationsOf } from './queries.ts'
import { isOn } from './settings.ts'

export type News = {
  memberId: string
  kind: NotificationKind
  about?: {
    /** The other member it's about. */
    memberId?: string
    /** What else the sentence needs: `notificationText` says what it reads for each kind. */
    reference?: string
  }
  at: number
  /** The ways it may take; all of them where absent. */
  ways?: readonly Way[]
}

/**
 * Tells a member something by the ways they have switched on, in the transaction of the change itself. Members who left
 * are told nothing, and nobody is told about what they switched off. Call it after locking the rows of the members that
 * the transaction changes.
 */
export async function notify(db: Transaction, news: News): Promise<void> {
  await notifyAll(db, [news])
}

/** The same for several members, with one insert: at most some hundreds. @returns the ids of the notifications */
export async function notifyAll(db: Transaction, news: readonly News[]): Promise<number[]> {
  if (news.length === 0) return []
  const readers = await lockReaders(db, [...new Set(news.map(({ memberId }) => memberId))].sort())
  const rows = news.flatMap((each) => {
    const reader = readers.get(each.memberId)
    return reader === undefined ? [] : rowsFor(each, reader)
  })
  if (rows.length === 0) return []
  const ids = await insertNotifications(db, rows)
  await trimNotificationsOf(db, [...new Set(rows.map(({ member_id }) => member_id))])
  return ids
}

function rowsFor({ memberId, kind, about = {}, at, ways }: News, reader: Reader) {
  const topic = NOTIFICATION_KINDS[kind]
  const goesBy = (way: Way) => (ways === undefined || ways.includes(way)) && isOn(reader.choices, topic, way)
  // A reminder comes by one way only, to devices first. The caller puts it into the outbox of pushes.
  const isPushed = topic === 'reminders' && reader.hasDevices
  // News about the account has its own email, which the use case writes.
  const isMailed = topic !== 'account' && reader.isVerified && goesBy('email') && !isPushed
  const isListed = goesBy('product') && !(topic === 'reminders' && (isMailed || isPushed))
  if (!isListed && !isMailed && !isPushed) return []
  const row = {
    member_id: memberId,
    kind,
    about_id: about.memberId ?? null,
    reference: about.reference ?? null,
    at,
    is_listed: isListed ? (1 as const) : (0 as const),
    seen_at: null,
    mail_at: isMailed ? afterQuietHours(reader.timeZone, reader.quietHours, at) : null,
    mailed_at: null,
  }
  return [row]
}
