import type { PushMessage } from 'contract/push'
import { type DueToday, writeDueToday } from 'game/notification-references'
import type { ServerMessages } from 'messages/server'
import { notificationText } from '#server/features/notifications/public.ts'

/** What a reminder says on a device: what is due, and nothing about anybody. */
export function pushMessage(due: DueToday, stopPath: string, messages: ServerMessages): PushMessage {
  const { text, path } = notificationText({ kind: 'reminder', name: null, reference: writeDueToday(due) }, messages)
  const { language, direction } = messages.language
  return {
    title: text,
    body: messages.notifications.startNow,
    lang: language,
    dir: direction === 'rtl' ? 'rtl' : 'ltr',
    tag: 'reminder',
    path,
    stop: { label: messages.notifications.stopReminders, path: stopPath },
  }
}
