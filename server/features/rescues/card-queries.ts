import { HELPS_WITHIN, THANKS_SHOWN } from 'game/rescues'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { prepared } from '#server/database/prepared.ts'
import type { RescueTables } from '#server/database/tables/rescues.ts'
import { agreedWith } from './standing-queries.ts'

const UNDER_WAY = ['open', 'reached-out', 'asked'] as const

export type CardRow = Selectable<RescueTables['rescues']>

const cardsUnderWay = prepared((db, values: { sponsorId: string; since: number }) =>
  db
    .selectFrom('rescues')
    .select(['id', 'member_id', 'cause', 'stands_since', 'detail', 'state', 'shown_at', 'later_until'])
    .where('sponsor_id', '=', values.sponsorId)
    .where('state', 'in', UNDER_WAY)
    .where('shown_at', '>', values.since),
)

/** A sponsor's cards that have no end yet: also those that were put off, and those about what has moved since. */
export function readUnderWay(db: Db, sponsorId: string, since: number) {
  return cardsUnderWay(db, { sponsorId, since })
}

/** What sponsors are shown of cards. Who doesn't show their progress any more is in none. */
export async function readShown(db: Db, sponsorId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('rescues')
    .innerJoin('members as m', (join) => join.onRef('m.id', '=', 'rescues.member_id').on(agreedWith('m', sponsorId)))
    .leftJoin('missions', (join) =>
      join.onRef('missions.id', '=', 'rescues.detail').on('rescues.cause', 'in', ['first-station', 'station']),
    )
    .leftJoin('courses', (join) => join.onRef('courses.id', '=', 'rescues.detail').on('rescues.cause', '=', 'course'))
    .select(['rescues.id', 'm.name', 'rescues.cause', 'rescues.stands_since', 'rescues.detail'])
    .select(['missions.title as stationTitle', 'courses.title as courseTitle'])
    .where('rescues.id', 'in', ids)
    .where('rescues.state', '=', 'open')
    .orderBy('rescues.stands_since', 'desc')
    .orderBy('rescues.id')
    .execute()
}

/** Whom a sponsor wrote to and who said thanks, the latest first. */
export async function readOutcomes(db: Db, sponsorId: string, now: number) {
  const outcomes = db
    .selectFrom('rescues')
    .innerJoin('members as m', (join) => join.onRef('m.id', '=', 'rescues.member_id').on(agreedWith('m', sponsorId)))
    .select(['rescues.id', 'm.name', 'rescues.reached_out_at', 'rescues.settled_at', 'rescues.points'])
    .where('rescues.sponsor_id', '=', sponsorId)
  const reachedOut = await outcomes
    .where('rescues.state', 'in', ['reached-out', 'asked'])
    .where('rescues.reached_out_at', '>', now - HELPS_WITHIN)
    .orderBy('rescues.reached_out_at', 'desc')
    .execute()
  const thanks = await outcomes
    .where('rescues.state', '=', 'thanked')
    .where('rescues.settled_at', '>', now - THANKS_SHOWN)
    .orderBy('rescues.settled_at', 'desc')
    .execute()
  return { reachedOut, thanks }
}

/** What a member may be asked about, the latest first. */
export function readHelpFor(db: Db, memberId: string) {
  return db
    .selectFrom('rescues')
    .innerJoin('members as m', (join) =>
      join.onRef('m.id', '=', 'rescues.member_id').on(agreedWithSponsorOf('rescues')),
    )
    .innerJoin('members as sponsors', 'sponsors.id', 'rescues.sponsor_id')
    .selectAll('rescues')
    .select('sponsors.name as sponsorName')
    .where('rescues.member_id', '=', memberId)
    .where('sponsors.deleted_at', 'is', null)
    .where('sponsors.suspended_at', 'is', null)
    .where('rescues.state', 'in', ['reached-out', 'asked'])
    .orderBy('rescues.reached_out_at', 'desc')
    .execute()
}

/** The member still shows their progress to the sponsor whom a card belongs to. */
function agreedWithSponsorOf(cards: string) {
  return sql<boolean>`m.sponsor_id = ${sql.ref(`${cards}.sponsor_id`)}
    and m.shares_progress_with = ${sql.ref(`${cards}.sponsor_id`)} and m.no_nudges = 0`
}

export async function findCard(db: Db, id: string): Promise<CardRow | undefined> {
  return db.selectFrom('rescues').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, with its row locked until the transaction ends. To be called after both members' rows were locked. */
export async function lockCard(db: Transaction, id: string): Promise<CardRow | undefined> {
  const card = db.selectFrom('rescues').selectAll().where('id', '=', id)
  return card.modifyEnd(dialectOf(db).lockRows.wait).executeTakeFirst()
}

export async function changeCard(
  db: Transaction,
  id: string,
  change: Updateable<RescueTables['rescues']>,
): Promise<void> {
  await db.updateTable('rescues').set(change).where('id', '=', id).execute()
}

export async function insertCards(
  db: Transaction,
  cards: readonly Insertable<RescueTables['rescues']>[],
): Promise<void> {
  await db
    .insertInto('rescues')
    .values(cards)
    .onConflict((conflict) => conflict.columns(['member_id', 'sponsor_id', 'cause', 'stands_since']).doNothing())
    .execute()
}

export async function deleteCards(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('rescues').where('id', 'in', ids).execute()
}

/** Those of these members about whom there was a card since then, or one is under way. */
export async function withCard(db: Db, memberIds: readonly string[], since: number): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set()
  const found = await db
    .selectFrom('rescues')
    .select('member_id')
    .where('member_id', 'in', memberIds)
    .where((eb) => eb.or([eb('shown_at', '>', since), eb('state', 'in', UNDER_WAY)]))
    .execute()
  return new Set(found.map(({ member_id }) => member_id))
}

export type Party = Awaited<ReturnType<typeof lockParties>>[number]

type Parties = { memberIds: readonly string[]; sponsorId: string }

/**
 * Locks members and then their sponsor until the transaction ends, and reads what decides about cards. Everything that
 * locks a member and their sponsor takes the member first: stations and deletions do, before they reach the sponsor.
 */
export async function lockParties(db: Transaction, { memberIds, sponsorId }: Parties) {
  const members = memberIds.length === 0 ? [] : await lockInOrder(db, memberIds)
  return [...members, ...(await lockInOrder(db, [sponsorId]))]
}

function lockInOrder(db: Transaction, ids: readonly string[]) {
  return db
    .selectFrom('members')
    .select(['id', 'sponsor_id', 'shares_progress_with', 'no_nudges', 'suspended_at', 'deleted_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .modifyEnd(dialectOf(db).lockRows.change)
    .execute()
}

/** The stations of the line in their order for each of these members, each with whether they completed it. */
export async function readStations(db: Db, memberIds: readonly string[]) {
  if (memberIds.length === 0) return []
  return db
    .selectFrom('members')
    .innerJoin('missions', (join) => join.onTrue())
    .leftJoin('mission_completions as done', (join) =>
      join.onRef('done.mission_id', '=', 'missions.id').onRef('done.member_id', '=', 'members.id'),
    )
    .select([
      'members.id as memberId',
      'missions.id',
      'missions.unlock_after as unlockAfter',
      'done.completed_at as completedAt',
    ])
    .where('members.id', 'in', memberIds)
    .orderBy('missions.id')
    .execute()
}
