import type { STATE_NAMES } from 'game/people'
import type { ChipTone } from '#web/ui/chip.tsx'

const DAY = 86_400_000

let format: Intl.DateTimeFormat | undefined

/** @param date YYYY-MM-DD, a day of the member's zone @returns such as *Wed, Mar 4* */
export function dayName(date: string): string {
  format ??= new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(date))
}

/** When a next step is due, for the end of a sentence. Both YYYY-MM-DD. */
export function dueInWords(date: string, today: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY
  if (days < -1) return `due since ${dayName(date)}`
  if (days === -1) return 'due since yesterday'
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : dayName(date)
}

export const STATE_TONES: Readonly<Record<keyof typeof STATE_NAMES, ChipTone>> = {
  'to-meet': 'plain',
  listening: 'sky',
  asked: 'sky',
  thinking: 'sky',
  customer: 'done',
  'in-the-team': 'done',
  'not-until': 'plain',
  no: 'plain',
}
