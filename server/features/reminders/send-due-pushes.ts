import type { PushMessage } from 'contract/push'
import { type DueToday, writeDueToday } from 'game/notification-references'
import { messagesIn, type ServerMessages } from 'messages/server'
import type { Dependencies } from '#server/dependencies.ts'
import { notificationText, reminderToPush, remindOtherwise } from '#server/features/notifications/public.ts'
import {
  type ClaimedPush,
  claimDuePushes,
  deletePush,
  deleteWithdrawnDevice,
  deviceOfPush,
  hasDuePush,
  postponePush,
  recordPushed,
  type SendPush,
  siteKeys,
  waitWithPush,
} from '#server/features/push/public.ts'
import type { ReviewQuestions } from '#server/features/reviews/public.ts'
import { languageFor } from '#server/languages.ts'
import { retryBriefly } from '#server/repeat.ts'
import { dueNow } from './due-now.ts'
import { stopPath } from './stop-reminders.ts'

export type PushParts = Pick<Dependencies, 'config' | 'database' | 'now'> & {
  reviewQuestions: ReviewQuestions
  send: SendPush
}

export type PushOptions = {
  /** How long a process's claim on a push lasts, in milliseconds. */
  lease?: number
  /** Once aborted, no further push is begun. */
  signal?: AbortSignal
  /** Called for each failed try. It gets the host and not the endpoint, with which anybody can send to the device. */
  onFailure?: (failure: { host: string; reason: string; isOurFault: boolean; isGivenUp: boolean }) => void
}

/** Several times the timeout of a push service. */
const LEASE = 60_000

/** How many are sent at once. A slow push service delays only these. */
const AT_ONCE = 20

const MINUTE = 60_000

/** In minutes, after each try but the last. A reminder is dropped after two hours anyway. */
const PAUSES = [1, 5, 15, 30] as const

/**
 * Sends due pushes until none is left. Any number of processes may do so at once: each push is claimed first, and the claim
 * of a dead process expires. No transaction is open during a request to a push service.
 * @throws when the database fails
 */
export async function sendDuePushes(parts: PushParts, options: PushOptions = {}): Promise<void> {
  const { database, now } = parts
  const { lease = LEASE, signal } = options
  while (!signal?.aborted && (await hasDuePush(database.read, now()))) {
    const claimed = await database.write((db) => claimDuePushes(db, now(), lease, AT_ONCE))
    const results = await Promise.allSettled(claimed.map((push) => sendClaimed(parts, push, options)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }
}

async function sendClaimed(parts: PushParts, push: ClaimedPush, options: PushOptions): Promise<void> {
  const { database, now, send } = parts
  const prepared = await prepare(parts, push)
  if (prepared === undefined) return
  const { endpoint } = prepared
  const keys = await siteKeys(database.read)
  const outcome = await send({ ...prepared, topic: 'reminder' }, keys, now())
  const { host } = new URL(endpoint)
  switch (outcome.kind) {
    case 'sent':
      return retryBriefly(() => database.write((db) => recordPushed(db, push, now())))
    case 'gone':
      return database.write(async (db) => {
        if (await deleteWithdrawnDevice(db, push, endpoint)) return
        await remindOtherwise(db, push.notification_id, now())
      })
    case 'refused':
      options.onFailure?.({ host, reason: outcome.reason, isOurFault: true, isGivenUp: true })
      return database.write((db) => deletePush(db, push))
    case 'later': {
      const pause = PAUSES[push.tries - 1]
      options.onFailure?.({ host, reason: outcome.reason, isOurFault: false, isGivenUp: pause === undefined })
      if (pause === undefined) return database.write((db) => deletePush(db, push))
      const at = now() + Math.max(pause * MINUTE, outcome.retryAfter ?? 0)
      return database.write((db) => postponePush(db, push, at))
    }
  }
}

type PreparedPush = Omit<Parameters<SendPush>[0], 'topic'>

/**
 * What to send as of now: the member may have done what was due, or changed their settings.
 * @returns undefined if nothing is to be sent, or not yet
 */
async function prepare(parts: PushParts, push: ClaimedPush): Promise<PreparedPush | undefined> {
  const { config, database, now, reviewQuestions } = parts
  const questions = await reviewQuestions.read()
  return database.write(async (db) => {
    const device = await deviceOfPush(db, push)
    const reminder = await reminderToPush(db, push.notification_id, now())
    const isTheirs = device !== undefined && reminder !== undefined && device.member_id === reminder.member.id
    if (!isTheirs || push.tries > PAUSES.length + 1) {
      await deletePush(db, push)
      return undefined
    }
    const { member, mayLeaveAt, lateAt } = reminder
    if (mayLeaveAt > now()) {
      await waitWithPush(db, push, mayLeaveAt)
      return undefined
    }
    const due = await dueNow(db, questions, member, now())
    if (due.reviews + due.talks === 0) {
      await deletePush(db, push)
      return undefined
    }
    const messages = messagesIn(languageFor(config, member.language))
    const message = pushMessage(due, await stopPath(db, member.id), messages)
    const { endpoint, p256dh, auth } = device
    return { endpoint, keys: { p256dh, auth }, text: JSON.stringify(message), ttl: (lateAt - now()) / 1_000 }
  })
}

/** What a reminder says on a device: what is due, without personal data, because a lock screen shows it. */
function pushMessage(due: DueToday, stopPath: string, messages: ServerMessages): PushMessage {
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
