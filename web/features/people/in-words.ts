import type { PersonState, TalkOutcome } from 'game/people'
import { locale } from 'messages/language'
import * as messages from 'messages/people'
import type { ChipTone } from '#web/ui/chip.tsx'

const DAY = 86_400_000

const NEAR: ReadonlyMap<number, string> = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
])

let format: Intl.DateTimeFormat | undefined

/** @param date YYYY-MM-DD, a day of the member's zone @returns such as *Wednesday, Mar 4*: short weekdays are other words in Spanish */
export function dayName(date: string): string {
  format ??= new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(date))
}

/** When a next step is due, for the messages that say it. Both YYYY-MM-DD. */
export function dueOn(date: string, today: string) {
  const days = (Date.parse(date) - Date.parse(today)) / DAY
  return { when: NEAR.get(days) ?? (days < 0 ? 'earlier' : 'later'), day: dayName(date) }
}

export const STATE_NAMES: Readonly<Record<PersonState, string>> = {
  'to-meet': messages.stateToMeet,
  listening: messages.stateListening,
  asked: messages.stateAsked,
  thinking: messages.stateThinking,
  customer: messages.stateCustomer,
  'in-the-team': messages.stateInTeam,
  'not-until': messages.notNow,
  no: messages.saidNo,
}

export const OUTCOME_NAMES: Readonly<Record<TalkOutcome, string>> = {
  listened: messages.listened,
  asked: messages.asked,
  thinking: messages.thinking,
  customer: messages.becameCustomer,
  'in-the-team': messages.joined,
  'not-now': messages.notNow,
  no: messages.saidNo,
  'no-answer': messages.noAnswer,
}

export const STATE_TONES: Readonly<Record<PersonState, ChipTone>> = {
  'to-meet': 'plain',
  listening: 'sky',
  asked: 'sky',
  thinking: 'sky',
  customer: 'done',
  'in-the-team': 'done',
  'not-until': 'plain',
  no: 'plain',
}
