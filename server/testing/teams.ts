import type { Database } from '#server/database/database.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { verifyTeams } from '#server/features/team/public.ts'
import { aMember } from '#server/testing/factories.ts'

type WrongLevel = Parameters<Parameters<typeof verifyTeams>[1]>[0]

export async function wrongLevels(deps: { database: Database; now: () => number }): Promise<WrongLevel[]> {
  const wrong: WrongLevel[] = []
  await verifyTeams(deps, (each) => wrong.push(each))
  return wrong
}

/** So many members, each the sponsor of the next. */
export async function aLine(database: Database, length: number): Promise<[string, string, string]> {
  const ids: string[] = []
  for (let index = 0; index < length; index++) {
    ids.push((await aMember(database, { sponsor_id: ids.at(-1) ?? null })).id)
  }
  return ids as [string, string, string]
}

export function counting(database: Database) {
  return database.read.selectFrom('team_counting').selectAll().executeTakeFirstOrThrow()
}

export async function levelsOf(database: Database, leaderId: string) {
  const rows = database.read.selectFrom('team_counts').selectAll().where('leader_id', '=', leaderId).orderBy('level')
  const levels = (await rows.execute()).map((row) => {
    const { level, at_0, at_1, at_2, at_3, at_4, at_5 } = row
    return [level, [at_0, at_1, at_2, at_3, at_4, at_5].join(' ')]
  })
  return Object.fromEntries(levels)
}

export async function visitsOf(database: Database, leaderId: string, fromWeek: number) {
  const rows = database.read.selectFrom('team_visits').selectAll().where('leader_id', '=', leaderId)
  const there = await rows.where('members', '<>', 0).where('week', '>=', fromWeek).execute()
  return there.map(({ level, week, members }) => [level, week, members])
}

export async function complete(database: Database, memberId: string, missionId: number, at: number): Promise<void> {
  await database.write(async (db) => {
    const completion = { member_id: memberId, mission_id: missionId, completed_at: at }
    await db.insertInto('mission_completions').values(completion).execute()
    const entry = { memberId, kind: 'mission' as const, reference: String(missionId), tokens: 5, points: 10, at }
    await postEntry(db, entry)
  })
}

export async function visit(database: Database, id: string, day: number): Promise<void> {
  await change(database, id, { last_visit_day: day })
}

export async function change(
  database: Database,
  id: string,
  values: Record<string, string | number | null>,
): Promise<void> {
  await database.write((db) => db.updateTable('members').set(values).where('id', '=', id).execute())
}
