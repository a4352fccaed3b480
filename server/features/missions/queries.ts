import { STATION_COUNT } from 'game/missions'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { MissionTables } from '#server/database/tables/missions.ts'

export type MissionRow = Selectable<MissionTables['missions']>
export type MissionSummaryRow = Omit<MissionRow, 'content' | 'updated_at'>

const missionsOnLine = prepared((db, _values: Record<never, never>) =>
  db.selectFrom('missions').select(['id', 'title', 'description', 'tokens', 'points', 'unlock_after']).orderBy('id'),
)

/** All stations in the order of the line, without their lessons. */
export function listMissions(db: Db): Promise<MissionSummaryRow[]> {
  return missionsOnLine(db, {})
}

const missionByKey = prepared((db, values: { id: number }) =>
  db.selectFrom('missions').selectAll().where('id', '=', values.id),
)

export async function findMission(db: Db, id: number): Promise<MissionRow | undefined> {
  const [mission] = await missionByKey(db, { id })
  return mission
}

export async function hasMissions(db: Db): Promise<boolean> {
  return (await db.selectFrom('missions').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function insertMissions(
  db: Transaction,
  missions: readonly Insertable<MissionTables['missions']>[],
): Promise<void> {
  await db.insertInto('missions').values(missions).execute()
}

export function changeMission(
  db: Transaction,
  id: number,
  values: Updateable<MissionTables['missions']>,
): Promise<MissionRow> {
  return db.updateTable('missions').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

const termsByKey = prepared((db, values: { id: number }) =>
  db.selectFrom('missions').select(['tokens', 'points', 'unlock_after']).where('id', '=', values.id),
)

/** What a station pays and waits for, without its lesson: all that completing it needs. */
export async function findTerms(db: Db, id: number) {
  const [terms] = await termsByKey(db, { id })
  return terms
}

const completionsOfMember = prepared((db, values: { memberId: string }) =>
  db
    .selectFrom('mission_completions')
    .select('mission_id')
    .where('member_id', '=', values.memberId)
    .orderBy('mission_id'),
)

/** The missions a member has completed, by id. */
export async function completedMissionIds(db: Db, memberId: string): Promise<number[]> {
  const rows = await completionsOfMember(db, { memberId })
  return rows.map((row) => row.mission_id)
}

const newCompletion = prepared((db, values: { memberId: string; missionId: number; at: number }) =>
  db
    .insertInto('mission_completions')
    .values({ member_id: values.memberId, mission_id: values.missionId, completed_at: values.at })
    .onConflict((conflict) => conflict.columns(['member_id', 'mission_id']).doNothing())
    .returning('mission_id'),
)

const finishOf = prepared((db, values: { memberId: string; at: number }) =>
  db
    .updateTable('members')
    .set({ line_finished_at: values.at })
    .where('id', '=', values.memberId)
    .where('line_finished_at', 'is', null)
    .where(
      ({ selectFrom }) =>
        selectFrom('mission_completions')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('member_id', '=', values.memberId),
      '>=',
      sql.lit(STATION_COUNT),
    ),
)

/** Records when a member finished the line, if they have. The member's row must be locked, so that completions at once see each other. */
export async function recordFinish(db: Transaction, memberId: string, at: number): Promise<void> {
  await finishOf(db, { memberId, at })
}

/** @returns false when the member had completed it before */
export async function insertCompletion(db: Transaction, memberId: string, missionId: number, at: number) {
  const inserted = await newCompletion(db, { memberId, missionId, at })
  return inserted.length > 0
}
