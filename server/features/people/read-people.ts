import { setImmediate } from 'node:timers/promises'
import type { ListedPerson, People, Person } from 'contract/people'
import { dayIn } from 'game/days'
import { inListOrder } from 'game/people'
import { dateOfDay } from 'game/reviews'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { peopleOf, requirePerson, talkCountsOf, talksWith } from './queries.ts'
import { listedView, personView } from './view.ts'

type Parts = Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey'>

/** So many are opened before others get their turn: a full list takes some ten milliseconds. */
const AT_ONCE = 250

/** @throws Refusal PEOPLE_LOCKED */
export async function readPeople(
  { database, now, peopleKey }: Parts,
  { id, time_zone }: { id: string; time_zone: string | null },
): Promise<People> {
  const cipher = await peopleKey.cipher()
  const rows = await peopleOf(database.read, id)
  const counts = await talkCountsOf(database.read, id)
  const people: ListedPerson[] = []
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await setImmediate()
    people.push(listedView(cipher, row, counts.get(row.id) ?? { talks: 0, last_at: null }, now()))
  }
  return { today: dateOfDay(dayIn(time_zone, now())), people: inListOrder(people) }
}

/** With the notes and the last talks. @throws Refusal PERSON_NOT_FOUND, PEOPLE_LOCKED */
export async function readPerson({ database, now, peopleKey }: Parts, memberId: string, id: string): Promise<Person> {
  const cipher = await peopleKey.cipher()
  const row = await requirePerson(database.read, memberId, id)
  return personView(cipher, row, await talksWith(database.read, memberId, id), now())
}
