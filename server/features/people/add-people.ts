import type { ImportedPerson, NewPerson, PeopleImported, Person } from 'contract/people'
import { PEOPLE_LIMITS } from 'game/people'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import type { Cipher } from '#server/people-key/cipher.ts'
import { Refusal } from '#server/refusal.ts'
import { dayOf } from './days.ts'
import { countPeople, type PersonRow } from './queries.ts'
import { readPerson } from './read-people.ts'
import { sealNotes, sealPerson } from './sealed-texts.ts'

/** Rows in one statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const AT_ONCE = 250

/** `requestKey` is its Idempotency-Key, if it has one. */
type Request<Body> = { memberId: string; requestKey: string | undefined; body: Body }

/** @throws Refusal PEOPLE_FULL, KEY_REUSED, PEOPLE_LOCKED, NOT_SIGNED_IN */
export async function addPerson(
  deps: Dependencies,
  { memberId, requestKey, body }: Request<NewPerson>,
): Promise<Person> {
  const cipher = await deps.peopleKey.cipher()
  const row = newRow(deps, cipher, memberId, body)
  // What was written stays out of the stored key and answer, because those aren't encrypted.
  const once = { memberId, key: requestKey, call: 'add-person', body: cipher.fingerprint(JSON.stringify(body)) }
  const { id } = await deps.database.write(async (db) => {
    await requireActiveMember(db, memberId)
    return runOnce(db, deps, once, async () => {
      await insertPeople(db, memberId, [row])
      return { id: row.id }
    })
  })
  return readPerson(deps, memberId, id)
}

/** Adds all of them or nobody. @throws Refusal PEOPLE_FULL, TOO_MANY_ATTEMPTS, KEY_REUSED, PEOPLE_LOCKED, NOT_SIGNED_IN */
export async function importPeople(
  deps: Dependencies,
  { memberId, requestKey, body: { people } }: Request<{ people: readonly ImportedPerson[] }>,
): Promise<PeopleImported> {
  const cipher = await deps.peopleKey.cipher()
  const rows = people.map((person) => newRow(deps, cipher, memberId, person))
  const once = { memberId, key: requestKey, call: 'import-people', body: cipher.fingerprint(JSON.stringify(people)) }
  return deps.database.write(async (db) => {
    await requireActiveMember(db, memberId)
    return runOnce(db, deps, once, async () => {
      if (deps.config.rateLimits) await countAttempt(db, [LIMITS.importPeople(memberId)], deps.now())
      await insertPeople(db, memberId, rows)
      return { added: rows.length }
    })
  })
}

function newRow(
  { now, randomBytes }: Dependencies,
  cipher: Cipher,
  memberId: string,
  { name, how, channel, notes, state = 'to-meet', nextStep, nextOn }: NewPerson,
): PersonRow {
  const key = { member_id: memberId, id: randomBytes(16).toString('base64url') }
  const isOver = state === 'no'
  const texts = {
    name: name.trim(),
    how: how?.trim() ?? '',
    channel: channel?.trim() ?? '',
    nextStep: isOver ? null : nextStep?.trim() || null,
  }
  return {
    ...key,
    state,
    said_no: isOver ? 1 : 0,
    next_on: isOver ? null : dayOf(nextOn),
    created_at: now(),
    updated_at: now(),
    sealed: sealPerson(cipher, key, texts),
    sealed_notes: sealNotes(cipher, key, notes?.trim() ?? ''),
  }
}

/** The member's row is locked, so that two imports cannot fill the list past its end together. */
async function insertPeople(db: Transaction, memberId: string, rows: readonly PersonRow[]): Promise<void> {
  const free = PEOPLE_LIMITS.people - (await countPeople(db, memberId))
  if (rows.length > free) throw new Refusal('PEOPLE_FULL', rows.length === 1 ? {} : { message: fullMessage(free) })
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto('people')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
  }
}

function fullMessage(free: number): string {
  return `Your list can have at most 2,000 people, so ${free} more. Nobody was added.`
}
