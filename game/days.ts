const DAY_MS = 86_400_000

/** More than the members of a site live in. Each takes about 50 KiB, and 0.2 ms to create. */
const ZONES_KEPT = 200

/** An IANA name, not an offset like +01:00, which newer engines take too. */
const ZONE_NAME = /^[a-z][\w+-]*(?:\/[\w+-]+){0,2}$/i
const ZONE_NAME_MAX = 64

const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether this engine knows the text as the IANA name of a time zone. */
export function isTimeZone(text: string): boolean {
  return formatIn(text) !== undefined
}

/**
 * The number of the local calendar day.
 * @param timeZone an IANA name; null, and a name that this engine does not know, mean UTC
 * @param atMs milliseconds since 1970-01-01T00:00Z
 * @returns whole days from 1970-01-01 to the local date
 */
export function dayIn(timeZone: string | null, atMs: number): number {
  const format = timeZone === null ? undefined : formatIn(timeZone)
  if (format === undefined) return Math.floor(atMs / DAY_MS)
  const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1 } = parts
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** The day number of a date that is written YYYY-MM-DD. */
export function dayOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

/** The date a number of days after another. Dates are YYYY-MM-DD. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Months since January 1970, of the calendar of day numbers. */
export function monthOfDay(day: number): number {
  const date = new Date(day * DAY_MS)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/**
 * The last day that counts as visited after a change of zone. A visit today counts for today's date in the new zone, so
 * that a change never counts a day twice. Store it with the zone, in one write.
 * @param oldToday the day of this moment in the zone until now
 * @param newToday the day of the same moment in the zone from now on
 */
export function dayAfterZoneChange(lastDay: number, oldToday: number, newToday: number): number
export function dayAfterZoneChange(lastDay: number | null, oldToday: number, newToday: number): number | null
export function dayAfterZoneChange(lastDay: number | null, oldToday: number, newToday: number): number | null {
  // Also when the last day lies ahead, as after an earlier change to the west: going there and back, and then east,
  // would count a second day within one moment.
  return lastDay !== null && lastDay >= oldToday ? Math.max(lastDay, newToday) : lastDay
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  const kept = formats.get(timeZone)
  if (kept !== undefined) return kept
  const format = makeFormat(timeZone)
  if (format === undefined) return undefined
  // Names match without case, so the spellings of one zone could fill the memory.
  const oldest = formats.size >= ZONES_KEPT ? formats.keys().next().value : undefined
  if (oldest !== undefined) formats.delete(oldest)
  formats.set(timeZone, format)
  return format
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (timeZone.length > ZONE_NAME_MAX || !ZONE_NAME.test(timeZone)) return undefined
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
  } catch {
    return undefined
  }
}
