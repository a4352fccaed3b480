import { dayIn } from 'game/days'
import { firstName } from 'game/people'
import { dateOfDay } from 'game/reviews'
import { messagesIn, type ServerMessages } from 'messages/server'
import type { Dependencies, PeopleDependencies } from '#server/dependencies.ts'
import { tokenHash } from '#server/features/sessions/public.ts'
import { languageFor } from '#server/languages.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { type CalendarEvent, writeCalendar } from './calendar-file.ts'
import { memberOfFeed, plannedPeopleOf } from './calendar-queries.ts'
import { openPerson } from './sealed-texts.ts'

/** 256 bits as `newToken` writes them. */
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/

/**
 * The calendar behind a secret address: first names and next steps, nothing else. What is overdue stands on today.
 * @throws Refusal CALENDAR_NOT_FOUND, TOO_MANY_ATTEMPTS, PEOPLE_LOCKED
 */
export async function readCalendar(
  deps: Pick<PeopleDependencies, 'config' | 'database' | 'now' | 'peopleKey'>,
  file: string,
  ip: string,
): Promise<string> {
  const { config, database, now, peopleKey } = deps
  const [, token] = FILE.exec(file) ?? []
  const member = token === undefined ? undefined : await memberOfFeed(database.read, tokenHash(token))
  if (member === undefined) throw await notFound(deps, ip)
  const { people } = messagesIn(languageFor(config, member.language))
  const cipher = await peopleKey.cipher()
  const today = dayIn(member.time_zone, now())
  const rows = await plannedPeopleOf(database.read, member.id)
  const events = rows.map((row): CalendarEvent => {
    const { name, nextStep } = openPerson(cipher, row)
    const date = dateOfDay(Math.max(row.next_on ?? today, today))
    return { id: row.id, date, summary: summaryOf(firstName(name), nextStep, people), changedAt: row.updated_at }
  })
  return writeCalendar(people.calendar, new URL(config.publicUrl).hostname, events)
}

function summaryOf(name: string, nextStep: string | null, people: ServerMessages['people']): string {
  return nextStep === null ? people.talkTo({ name }) : people.nextStep({ name, step: nextStep })
}

/** Nobody can guess 256 bits; the limit keeps the attempts few all the same. */
async function notFound(
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  ip: string,
): Promise<Refusal> {
  if (config.rateLimits) {
    await database.write((db) => countAttempt(db, [LIMITS.calendarFromAddress(ip)], now()))
  }
  return new Refusal('CALENDAR_NOT_FOUND')
}
