import type { Notification, NotificationPage } from 'contract/notifications'
import type { ServerMessages } from 'messages/server'
import type { Db } from '#server/database/database.ts'
import { countUnseen, listedAfter } from './list-queries.ts'
import { notificationText } from './notification-text.ts'

const PAGE = 20

/**
 * One page of what a member was told, newest first.
 * @param after the `next` of the page before
 */
export async function readNotifications(
  db: Db,
  memberId: string,
  after: string | undefined,
  messages: ServerMessages,
): Promise<NotificationPage> {
  const rows = await listedAfter(db, memberId, after === undefined ? null : Number(after), PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    notifications: page.map((row) => notificationView(row, messages)),
    unseen: await countUnseen(db, memberId),
    next: rows.length > PAGE ? String(page.at(-1)?.id) : null,
  }
}

function notificationView(
  row: Awaited<ReturnType<typeof listedAfter>>[number],
  messages: ServerMessages,
): Notification {
  const { text, path } = notificationText({ kind: row.kind, name: row.name, reference: row.reference }, messages)
  return {
    id: row.id,
    kind: row.kind,
    text,
    who: row.name,
    path,
    createdAt: new Date(row.at).toISOString(),
    isSeen: row.seen_at !== null,
  }
}
