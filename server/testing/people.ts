import type { Selectable } from 'kysely'
import type { PeopleTables } from '#server/database/tables/people.ts'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { sealPerson, sealTalk } from '#server/features/people/sealed-texts.ts'

type Row = Selectable<PeopleTables['people']>

/** Somebody in a member's list, written without a call. @returns their id */
export async function aPerson(
  { database, now, peopleKey, randomBytes }: Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey' | 'randomBytes'>,
  memberId: string,
  overrides: Partial<Row> = {},
): Promise<string> {
  const cipher = await peopleKey.cipher()
  const key = { member_id: memberId, id: randomBytes(16).toString('base64url') }
  const texts = { name: 'Ana Duarte', how: 'From the gym', channel: 'WhatsApp', nextStep: null }
  const times = { created_at: now(), updated_at: now() }
  const row = { ...key, state: 'to-meet', said_no: 0, next_on: null, ...times, sealed_notes: null } as const
  await database.write((db) =>
    db
      .insertInto('people')
      .values({ ...row, sealed: sealPerson(cipher, key, texts), ...overrides })
      .execute(),
  )
  return key.id
}

/** A talk with them that led nowhere. @returns its id */
export async function aTalk(
  { database, now, peopleKey, randomBytes }: Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey' | 'randomBytes'>,
  memberId: string,
  personId: string,
): Promise<string> {
  const cipher = await peopleKey.cipher()
  const key = { member_id: memberId, id: randomBytes(16).toString('base64url') }
  const before = { state_before: 'to-meet', said_no_before: 0, next_on_before: null, made_version: now() } as const
  const sealed = sealTalk(cipher, key, { note: 'We laughed', nextStepBefore: null })
  await database.write((db) =>
    db
      .insertInto('talks')
      .values({ ...key, ...before, person_id: personId, at: now(), outcome: 'no-answer', sealed })
      .execute(),
  )
  return key.id
}
