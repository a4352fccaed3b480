import type { Volunteering } from 'contract/first-days'
import { PEOPLE_TO_LISTEN_TO, WELCOMED_AT_ONCE } from 'game/first-days'
import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Schema } from '#server/database/schema.ts'

const FIRST_STATION = 1
const SHOWN = 20

/** A volunteer isn't blocked for longer by members who never answer. */
const OFFERED_FOR = 7 * 86_400_000

/**
 * Lists with what both have done and whether the member agrees that it is seen: of one statement, so that nothing is
 * read of a member who withdrew a moment before.
 */
function lists(db: Db) {
  return db
    .selectFrom('first_days as list')
    .innerJoin('members as member', 'member.id', 'list.member_id')
    .leftJoin('members as helper', 'helper.id', 'list.helper_id')
    .leftJoin('first_days_volunteers as volunteer', 'volunteer.member_id', 'list.helper_id')
    .selectAll('list')
    .select([
      'member.name as member_name',
      'member.email as member_email',
      'member.email_verified_at as member_verified_at',
      'member.suspended_at as member_suspended_at',
      'member.sponsor_id',
      'member.shares_progress_with',
      'member.progress_answered_for',
      'helper.name as helper_name',
      'helper.email as helper_email',
      'helper.email_verified_at as helper_verified_at',
      'helper.suspended_at as helper_suspended_at',
      'helper.deleted_at as helper_deleted_at',
      'volunteer.since as volunteer_since',
    ])
    .select((eb) => [
      isAtStation(eb).as('station'),
      hasPractised(eb).as('practice'),
      hasPeople(eb).as('people'),
      hasTalked(eb).as('talk'),
    ])
    .where('member.deleted_at', 'is', null)
}

type Tables = Schema & { list: Schema['first_days'] }
type Builder = ExpressionBuilder<Tables, 'list'>

function flag(eb: Builder, condition: ReturnType<Builder['exists']>) {
  return eb.case().when(condition).then(sql.lit<0 | 1>(1)).else(sql.lit<0 | 1>(0)).end()
}

function isAtStation(eb: Builder) {
  const completions = eb.selectFrom('mission_completions').select('mission_completions.mission_id')
  return flag(
    eb,
    eb.exists(
      completions
        .whereRef('mission_completions.member_id', '=', 'list.member_id')
        .where('mission_completions.mission_id', '=', FIRST_STATION),
    ),
  )
}

function hasPractised(eb: Builder) {
  const runs = eb.selectFrom('practice_runs').select('practice_runs.id')
  return flag(eb, eb.exists(runs.whereRef('practice_runs.member_id', '=', 'list.member_id')))
}

/** A volunteer learns of a member once the member agreed. */
function isKnownToHelper(eb: Builder) {
  return eb.or([eb('list.is_volunteer', '=', 0), eb('list.agreed_at', 'is not', null)])
}

function hasPeople(eb: Builder) {
  const people = eb.selectFrom('people').select('people.id').whereRef('people.member_id', '=', 'list.member_id')
  return flag(eb, eb.exists(people.limit(1).offset(PEOPLE_TO_LISTEN_TO - 1)))
}

function hasTalked(eb: Builder) {
  const talks = eb.selectFrom('talks').select('talks.id')
  const ofMember = talks.whereRef('talks.member_id', '=', 'list.member_id')
  return flag(eb, eb.exists(ofMember.where('talks.outcome', '!=', 'no-answer')))
}

export type ListRow = NonNullable<Awaited<ReturnType<typeof listOf>>>

export function listOf(db: Db, memberId: string) {
  return lists(db).where('list.member_id', '=', memberId).executeTakeFirst()
}

/** The newest that are open, of those whom this member helps or might. */
export function listsOfHelper(db: Db, helperId: string) {
  return lists(db)
    .where('list.helper_id', '=', helperId)
    .where('list.helper_open', '=', 1)
    .where('member.suspended_at', 'is', null)
    .where(isKnownToHelper)
    .orderBy('list.started_at', 'desc')
    .orderBy('list.member_id')
    .limit(SHOWN)
    .execute()
}

/** Locks a list until the transaction ends. To be called once the members' rows are locked. */
export function lockList(db: Transaction, memberId: string) {
  const list = db.selectFrom('first_days').select(['helper_id']).where('member_id', '=', memberId)
  return list.modifyEnd(dialectOf(db).lockRows.wait).executeTakeFirst()
}

export async function helperOf(db: Db, memberId: string): Promise<string | null | undefined> {
  const list = db.selectFrom('first_days').select('helper_id').where('member_id', '=', memberId)
  return (await list.executeTakeFirst())?.helper_id
}

export type Changes = Updateable<Schema['first_days']>

export async function changeList(db: Transaction, memberId: string, changes: Changes): Promise<void> {
  await db.updateTable('first_days').set(changes).where('member_id', '=', memberId).execute()
}

/** The columns of a helper who has done nothing on this list yet, or of none. */
export const INITIAL_HELPER_STATE = {
  agreed_at: null,
  welcomed_at: null,
  time_agreed_at: null,
  practised_at: null,
  looked_in_at: null,
  helper_finished_at: null,
  helper_open: 1,
} as const satisfies Changes

/** The columns of a list that nobody helps with. */
export const NO_HELPER = { ...INITIAL_HELPER_STATE, helper_id: null, is_volunteer: 0 } as const satisfies Changes

/** Remembers that a volunteer left a member, so that they aren't offered to them again. */
export async function recordLeaving(
  db: Transaction,
  { memberId, volunteerId, at }: { memberId: string; volunteerId: string; at: number },
): Promise<void> {
  await db
    .insertInto('first_days_former_volunteers')
    .values({ member_id: memberId, volunteer_id: volunteerId, left_at: at })
    .execute()
}

export async function insertList(
  db: Transaction,
  { memberId, helperId, at }: { memberId: string; helperId: string | null; at: number },
): Promise<void> {
  await db.insertInto('first_days').values({ member_id: memberId, helper_id: helperId, started_at: at }).execute()
}

/** More aren't counted: nobody welcomes so many at once. */
const COUNTED = 100

/** Whether the member's own list is open, and how many they see of those whom they help. */
export async function openListsOf(db: Db, memberId: string): Promise<{ isOwnOpen: boolean; toHelp: number }> {
  const open = await db
    .selectFrom('first_days as list')
    .select('list.member_id')
    .where('list.member_id', '=', memberId)
    .where('list.member_open', '=', 1)
    .unionAll(
      db
        .selectFrom('first_days as list')
        .innerJoin('members', 'members.id', 'list.member_id')
        .select('list.member_id')
        .where('members.suspended_at', 'is', null)
        .where('list.helper_id', '=', memberId)
        .where('list.helper_open', '=', 1)
        .where(isKnownToHelper),
    )
    .limit(COUNTED)
    .execute()
  const isOwnOpen = open.some(({ member_id: id }) => id === memberId)
  return { isOwnOpen, toHelp: open.length - (isOwnOpen ? 1 : 0) }
}

/** Whether the member's sponsor is still there. */
export async function isThere(db: Db, memberId: string): Promise<boolean> {
  const member = db.selectFrom('members').select('id').where('id', '=', memberId).where('deleted_at', 'is', null)
  return (await member.executeTakeFirst()) !== undefined
}

/**
 * The volunteer with the fewest lists, of those who have room; who volunteered earlier comes first.
 * @param only the one who may be it, where they were found before
 */
export async function nextVolunteer(db: Db, memberId: string, now: number, only?: string): Promise<string | undefined> {
  const next = await db
    .selectFrom('first_days_volunteers as volunteer')
    .innerJoin('members', 'members.id', 'volunteer.member_id')
    .leftJoin('first_days as list', (join) =>
      join
        .onRef('list.helper_id', '=', 'volunteer.member_id')
        .on('list.helper_open', '=', 1)
        .on('list.is_volunteer', '=', 1)
        .on((eb) => eb.or([eb('list.agreed_at', 'is not', null), eb('list.started_at', '>', now - OFFERED_FOR)])),
    )
    .select('volunteer.member_id')
    .where('volunteer.member_id', '!=', memberId)
    .$if(only !== undefined, (query) => query.where('volunteer.member_id', '=', only ?? ''))
    .where('members.suspended_at', 'is', null)
    .where('members.deleted_at', 'is', null)
    .where('members.email_verified_at', 'is not', null)
    .where((eb) => {
      const former = eb.selectFrom('first_days_former_volunteers as former').select('former.volunteer_id')
      const ofMember = former.where('former.member_id', '=', memberId)
      return eb('volunteer.member_id', 'not in', ofMember)
    })
    .groupBy(['volunteer.member_id', 'volunteer.since'])
    .having((eb) => eb.fn.count('list.member_id'), '<', WELCOMED_AT_ONCE)
    .orderBy((eb) => eb.fn.count('list.member_id'))
    .orderBy('volunteer.since')
    .orderBy('volunteer.member_id')
    .limit(1)
    .executeTakeFirst()
  return next?.member_id
}

/** How many members a volunteer helps who agreed to them. */
export async function countHelped(db: Db, volunteerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('first_days')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('helper_id', '=', volunteerId)
    .where('helper_open', '=', 1)
    .where('is_volunteer', '=', 1)
    .where('agreed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function readVolunteering(db: Db, memberId: string): Promise<Volunteering> {
  const volunteer = db.selectFrom('first_days_volunteers').select('member_id').where('member_id', '=', memberId)
  return { isOn: (await volunteer.executeTakeFirst()) !== undefined, helped: await countHelped(db, memberId) }
}

/** Whether the referral of this member by this sponsor was paid. */
export async function wasReferralPaid(db: Db, memberId: string, sponsorId: string): Promise<boolean> {
  const referral = await db
    .selectFrom('referrals')
    .select('state')
    .where('invited_id', '=', memberId)
    .where('sponsor_id', '=', sponsorId)
    .executeTakeFirst()
  return referral?.state === 'paid'
}
