import type { ImportedPerson, NewPerson, PeopleImported, Person } from 'contract/people'
import { PEOPLE_LIMITS } from 'game/people'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies, PeopleDependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { type Act, requireMoment } from '#server/http/acts.ts'
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

/** @throws Refusal PEOPLE_FULL, ACT_TOO_OLD, KEY_REUSED, PEOPLE_LOCKED, NOT_SIGNED_IN */
export async function addPerson(
  deps: Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey' | 'randomBytes'>,
  { memberId, requestKey, actedAt, joinedAt, body }: Request<NewPerson> & Act,
): Promise<Person> {
  const cipher = await deps.peopleKey.cipher()
  // What was written stays out of the stored key and answer, because those aren't encrypted.
  const once = { memberId, key: requestKey, call: 'add-person', body: cipher.fingerprint(JSON.stringify(body)) }
  const { id } = await deps.database.write(async (db) => {
    await requireActiveMember(db, memberId)
    return runOnce(db, deps, once, async () => {
      requireMoment('person', { actedAt, joinedAt }, deps.now())
      await requireRoom(db, memberId, 1)
      const row = newRow(deps, cipher, memberId, body)
      await db.insertInto('people').values(row).execute()
      return { id: row.id }
    })
  })
  return readPerson(deps, memberId, id)
}

/** Adds all of them or nobody. @throws Refusal PEOPLE_FULL, TOO_MANY_ATTEMPTS, KEY_REUSED, PEOPLE_LOCKED, NOT_SIGNED_IN */
export async function importPeople(
  deps: PeopleDependencies,
  { memberId, requestKey, body: { people } }: Request<{ people: readonly ImportedPerson[] }>,
): Promise<PeopleImported> {
  const cipher = await deps.peopleKey.cipher()
  const once = { memberId, key: requestKey, call: 'import-people', body: cipher.fingerprint(JSON.stringify(people)) }
  return deps.database.write(async (db) => {
    await requireActiveMember(db, memberId)
    return runOnce(db, deps, once, async () => {
      if (deps.config.rateLimits) await countAttempt(db, [LIMITS.importPeople(memberId)], deps.now())
      await requireRoom(db, memberId, people.length)
      for (let start = 0; start < people.length; start += AT_ONCE) {
        const rows = people.slice(start, start + AT_ONCE).map((person) => newRow(deps, cipher, memberId, person))
        await db.insertInto('people').values(rows).execute()
      }
      return { added: people.length }
    })
  })
}

function newRow(
  { now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
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

/**
 * Asked before anything is encrypted, so that a request that's refused costs little. The member's row is locked, so that
 * two imports cannot fill the list past its end together.
 * @throws Refusal PEOPLE_FULL
 */
async function requireRoom(db: Transaction, memberId: string, count: number): Promise<void> {
  const free = PEOPLE_LIMITS.people - (await countPeople(db, memberId))
  if (count > free)
    throw new Refusal(
      'PEOPLE_FULL',
      count === 1 ? {} : { message: ({ people }) => people.full({ free: String(free) }) },
    )
}
