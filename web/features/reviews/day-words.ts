import { dayIn } from 'game/days'
import { locale } from 'messages/language'
import * as messages from 'messages/reviews'

const DAY_MS = 86_400_000

/** English texts name the day before the month. */
const DATES = locale === 'en' ? 'en-GB' : locale

const LONG_WEEKDAY = { weekday: 'long', timeZone: 'UTC' } as const
const DAY_AND_MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const SHORT_WEEKDAY = { weekday: 'short', timeZone: 'UTC' } as const

const formats = new Map<object, Intl.DateTimeFormat>()

/** When something comes back, as a message chooses its words: `today`, `tomorrow`, or later with the day's name. */
export type DueDay = { when: 'today' | 'tomorrow' | 'later'; day: string }

/** @param date YYYY-MM-DD in the member's zone */
export function dueDay(date: string, timeZone: string | null): DueDay {
  const distance = Date.parse(date) / DAY_MS - dayIn(timeZone, Date.now())
  const day = longDay(date)
  // What is overdue comes back today.
  if (distance <= 0) return { when: 'today', day }
  return { when: distance === 1 ? 'tomorrow' : 'later', day }
}

/** `Thursday 26 November` */
export function longDay(date: string): string {
  return messages.weekdayAndDay({ weekday: format(date, LONG_WEEKDAY), day: format(date, DAY_AND_MONTH) })
}

/** `Thu 26` */
export function shortDay(date: string): string {
  const day = new Date(date).getUTCDate()
  return messages.shortWeekdayAndDay({ weekday: format(date, SHORT_WEEKDAY), day })
}

function format(date: string, parts: Intl.DateTimeFormatOptions): string {
  const known = formats.get(parts) ?? new Intl.DateTimeFormat(DATES, parts)
  formats.set(parts, known)
  return known.format(Date.parse(date))
}
