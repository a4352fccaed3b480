import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { MissionTables } from './tables.ts'

export type MissionRow = Selectable<MissionTables['missions']>
export type MissionSummaryRow = Omit<MissionRow, 'content'>

/** All stations in the order of the line, without their lessons. */
export function listMissions(db: Db): Promise<MissionSummaryRow[]> {
  return db
    .selectFrom('missions')
    .select(['id', 'title', 'description', 'tokens', 'points', 'unlock_after'])
    .orderBy('id')
    .execute()
}

export function findMission(db: Db, id: number): Promise<MissionRow | undefined> {
  return db.selectFrom('missions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns false when there are missions already: what a trainer wrote is never overwritten */
export async function insertMissionsIfNone(
  db: Transaction,
  missions: readonly Insertable<MissionTables['missions']>[],
): Promise<boolean> {
  const existing = await db.selectFrom('missions').select('id').limit(1).executeTakeFirst()
  if (existing) return false
  await db.insertInto('missions').values(missions).execute()
  return true
}

/** The missions a member has completed, by id. */
export async function completedMissionIds(db: Db, memberId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('mission_completions')
    .select('mission_id')
    .where('member_id', '=', memberId)
    .orderBy('mission_id')
    .execute()
  return rows.map((row) => row.mission_id)
}

/** @returns false when the member had completed it before */
export async function insertCompletion(db: Transaction, memberId: string, missionId: number, at: number) {
  const inserted = await db
    .insertInto('mission_completions')
    .values({ member_id: memberId, mission_id: missionId, completed_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'mission_id']).doNothing())
    .returning('mission_id')
    .executeTakeFirst()
  return inserted !== undefined
}
