import { isTimeZone } from './days.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAY_MINUTES = 24 * 60

/** As many as `days.ts` keeps. */
const ZONES_KEPT = 200

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Local date and time: whole days since 1970-01-01, and minutes since midnight. */
export type LocalTime = { readonly day: number; readonly minutes: number }

/** @param timeZone an IANA name; null, and a name that this engine doesn't know, mean UTC */
export function localTime(timeZone: string | null, at: number): LocalTime {
  const wall = at + offsetOf(timeZone, at)
  const day = Math.floor(wall / DAY)
  return { day, minutes: Math.floor((wall - day * DAY) / MINUTE) }
}

/**
 * The first moment after another at which the clock shows this time. A time skipped by a clock change is taken as an
 * hour later; one that occurs twice is two moments.
 * @param minutes since midnight
 * @returns undefined where the clock doesn't show it after `after`
 */
export function momentOf(timeZone: string | null, { day, minutes }: LocalTime, after: number): number | undefined {
  const wall = day * DAY + minutes * MINUTE
  const offsets = [offsetOf(timeZone, wall - DAY), offsetOf(timeZone, wall + DAY)]
  const moments = [...new Set(offsets)].map((offset) => wall - offset).toSorted((a, b) => a - b)
  const shown = moments.filter((at) => at + offsetOf(timeZone, at) === wall)
  return (shown.length > 0 ? shown : moments.slice(-1)).find((at) => at > after)
}

/** The next moment at which the clock shows a time of the day. @param minutes since midnight */
export function nextMoment(timeZone: string | null, minutes: number, after: number): number {
  const { day } = localTime(timeZone, after)
  for (let ahead = 0; ahead < 3; ahead++) {
    const moment = momentOf(timeZone, { day: day + ahead, minutes }, after)
    if (moment !== undefined) return moment
  }
  return after + DAY
}

/** In minutes since midnight, over midnight where `from` is later than `until`. Those that are equal mean no quiet hours. */
export type QuietHours = { readonly from: number; readonly until: number }

/** The first moment from `at` on that isn't in the quiet hours. */
export function afterQuietHours(timeZone: string | null, quiet: QuietHours | null, at: number): number {
  if (quiet === null || quiet.from === quiet.until) return at
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES
  const { minutes } = localTime(timeZone, at)
  if ((minutes - quiet.from + DAY_MINUTES) % DAY_MINUTES >= length) return at
  return nextMoment(timeZone, quiet.until, at)
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetOf(timeZone: string | null, at: number): number {
  const format = timeZone === null ? null : formatIn(timeZone)
  if (format === null) return 0
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const wholeSeconds = Math.floor(at / 1_000) * 1_000
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  const kept = formats.get(timeZone)
  if (kept !== undefined) return kept
  const format = isTimeZone(timeZone) ? makeFormat(timeZone) : null
  const oldest = formats.size >= ZONES_KEPT ? formats.keys().next().value : undefined
  if (oldest !== undefined) formats.delete(oldest)
  formats.set(timeZone, format)
  return format
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}
