/** A day with a text, as a calendar shows it. */
export type CalendarEvent = {
  id: string
  /** YYYY-MM-DD */
  date: string
  summary: string
  /** Milliseconds since 1970. */
  changedAt: number
}

const DAY = 24 * 3_600_000

/** Octets on one line, its end not counted (RFC 5545, 3.1). */
const LINE_MAX = 75

/** A calendar has at least one component (RFC 5545, 3.6), so one without events says what UTC is. */
const NO_EVENTS = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** @param host where the events come from, which makes their ids unique */
export function writeCalendar(name: string, host: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Whistlestop//People//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...(events.length === 0 ? NO_EVENTS : events.flatMap((event) => eventLines(host, event))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(host: string, { id, date, summary, changedAt }: CalendarEvent): string[] {
  const nextDay = new Date(Date.parse(date) + DAY).toISOString().slice(0, 10)
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${basic(new Date(changedAt).toISOString().replace(/\.\d+/, ''))}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(nextDay)}`,
    `SUMMARY:${escaped(summary)}`,
    // A reminder for the day keeps nobody from being invited to something else.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function basic(text: string): string {
  return text.replaceAll(/[-:]/g, '')
}

/** As TEXT of RFC 5545, 3.3.11: no line of a text can become a line of the file. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Between characters, never inside one: the parts are counted in octets of UTF-8. */
function folded(line: string): string {
  let [folds, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_MAX) {
      folds += '\r\n '
      octets = 1
    }
    folds += character
    octets += size
  }
  return folds
}
