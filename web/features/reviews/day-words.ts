import { dayIn } from 'game/days'

const DAY_MS = 86_400_000

const LONG = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const SHORT = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const

const formats = new Map<object, Intl.DateTimeFormat>()

/**
 * A day as a sentence names it: `today`, `tomorrow`, or with its weekday.
 * @param date YYYY-MM-DD in the member's zone
 */
export function dayWords(date: string, timeZone: string | null): string {
  const at = Date.parse(date)
  const distance = at / DAY_MS - dayIn(timeZone, Date.now())
  // What is overdue comes back today.
  if (distance <= 0) return 'today'
  if (distance === 1) return 'tomorrow'
  return `on ${longDay(date)}`
}

/** `Thursday 26 November` */
export function longDay(date: string): string {
  return formatOf(LONG).format(Date.parse(date)).replace(',', '')
}

/** `Thu 26` */
export function shortDay(date: string): string {
  return formatOf(SHORT).format(Date.parse(date)).replace(',', '')
}

function formatOf(parts: typeof LONG | typeof SHORT): Intl.DateTimeFormat {
  const format = formats.get(parts) ?? new Intl.DateTimeFormat('en-GB', parts)
  formats.set(parts, format)
  return format
}
