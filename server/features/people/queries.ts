import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { PeopleTables } from '#server/database/tables/people.ts'
import { Refusal } from '#server/refusal.ts'

export type PersonRow = Selectable<PeopleTables['people']>
export type TalkRow = Selectable<PeopleTables['talks']>

/** Everybody in a member's list, without the notes. */
export function peopleOf(db: Db, memberId: string) {
  return db
    .selectFrom('people')
    .select(['member_id', 'id', 'state', 'said_no', 'next_on', 'updated_at', 'sealed'])
    .where('member_id', '=', memberId)
    .execute()
}

/** How often the member talked with each, and when last. */
export async function talkCountsOf(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('talks')
    .select((eb) => ['person_id', eb.fn.countAll<number>().as('talks'), eb.fn.max('at').as('last_at')])
    .where('member_id', '=', memberId)
    .groupBy('person_id')
    .execute()
  return new Map(rows.map(({ person_id, ...counts }) => [person_id, counts]))
}

/** @throws Refusal PERSON_NOT_FOUND, also for one of another member's list */
export async function requirePerson(db: Db, memberId: string, id: string): Promise<PersonRow> {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('PERSON_NOT_FOUND')
  return row
}

/** The newest first. */
export function talksWith(db: Db, memberId: string, personId: string): Promise<TalkRow[]> {
  return db
    .selectFrom('talks')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

/** How often the member talked with one person, and when last. */
export function talkCountOf(db: Db, memberId: string, personId: string) {
  return db
    .selectFrom('talks')
    .select((eb) => [eb.fn.countAll<number>().as('talks'), eb.fn.max<number | null>('at').as('last_at')])
    .where('member_id', '=', memberId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
}

export async function countPeople(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

const dueCount = prepared((db, values: { memberId: string; today: number }) =>
  db
    .selectFrom('people')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', values.memberId)
    .where('next_on', '<=', values.today)
    .where('state', '!=', 'no'),
)

/** With how many people a next step is due. @param today days since 1970 in the member's zone */
export async function countTalksDue(db: Db, memberId: string, today: number): Promise<number> {
  const [row] = await dueCount(db, { memberId, today })
  return row?.count ?? 0
}

type Changed = Pick<PersonRow, 'member_id' | 'id'> & Partial<PersonRow>

/** @throws Refusal PERSON_NOT_FOUND for one who was erased at this moment */
export async function changePerson(db: Transaction, { member_id, id, ...values }: Changed): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set(values)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('PERSON_NOT_FOUND')
}
