import { weekAt } from 'game/team'
import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { TeamTables } from '#server/database/tables/team.ts'

/** How long a process that says nothing keeps others from counting, in milliseconds. */
const CLAIM = 30_000

/** A completion's time is taken before it is committed, and clocks differ: so far back they are looked at again. */
export const OVERLAP = 60_000

/** An idle site writes nothing more often, in milliseconds. */
const AT_LEAST_EVERY = 30_000

export type CountingRow = Selectable<TeamTables['team_counting']>

/**
 * Claims the counting for one process, or longer. On PostgreSQL the row stays locked until the transaction ends, so that
 * no two ever count at once, whatever their clocks say.
 * @returns undefined while another process has it
 */
export function claimCounting(db: Transaction, claimant: string, now: number): Promise<CountingRow | undefined> {
  return db
    .updateTable('team_counting')
    .set({ claimed_by: claimant, claimed_until: now + CLAIM })
    .where('id', '=', 1)
    .where((eb) =>
      eb.or([
        eb('claimed_by', 'is', null),
        eb('claimed_by', '=', claimant),
        eb('claimed_until', '<', now),
        // Claimed by a clock that was wrong: nobody would count until that time comes.
        eb('claimed_until', '>', now + 2 * CLAIM),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function saveCounting(db: Transaction, values: Partial<Omit<CountingRow, 'id'>>): Promise<void> {
  await db.updateTable('team_counting').set(values).where('id', '=', 1).execute()
}

/** `claimed_until` stays: it tells when somebody counted last, should a clock be set back. */
export async function giveUpCounting(db: Transaction, claimant: string): Promise<void> {
  await db.updateTable('team_counting').set({ claimed_by: null }).where('claimed_by', '=', claimant).execute()
}

export function readCounting(db: Db): Promise<CountingRow> {
  return db.selectFrom('team_counting').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
}

/** Clocks of processes may differ by this, in milliseconds. */
const CLOCKS_DIFFER = 3_600_000

/** Whether figures were counted in a later week by a clock that was set back since: visits of this week may be gone. */
export function isFromLaterWeek({ claimed_until, counted_to, walk_began_at }: CountingRow, now: number): boolean {
  const latest = Math.max((claimed_until ?? 0) - CLAIM, counted_to ?? 0, walk_began_at ?? 0)
  return latest - now > CLOCKS_DIFFER && weekAt(latest) > weekAt(now)
}

/** What makes the next run count everything again. */
export const RECOUNT = {
  phase: 'clearing',
  counted_to: null,
  completions_to: null,
  walk_after: '',
  walk_began_at: null,
} as const satisfies Partial<CountingRow>

/** Whether anything changed since the last run, or half a minute passed. */
export async function isCountingDue(db: Db, now: number): Promise<boolean> {
  const { phase, completions_to, counted_to } = await readCounting(db)
  if (phase !== 'counted' || counted_to === null || Math.abs(now - counted_to) >= AT_LEAST_EVERY) return true
  if ((await oldestChanges(db, 1)).length > 0) return true
  return (await completionsAfter(db, (completions_to ?? 0) - OVERLAP, 1)).length > 0
}

export function oldestChanges(db: Db, atMost: number) {
  return db.selectFrom('team_changes').selectAll().orderBy('id').limit(atMost).execute()
}

export async function deleteChanges(db: Transaction, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('team_changes').where('id', 'in', ids).execute()
}

/** Where the recruits of a queued member are looked at next. */
export async function moveChange(db: Transaction, id: number, recruitsAfter: string): Promise<void> {
  await db.updateTable('team_changes').set({ recruits_after: recruitsAfter }).where('id', '=', id).execute()
}

/** Who was paid for a station after a moment, in the order of time. By the ledger, which has an index of it. */
export function completionsAfter(db: Db, at: number, atMost: number) {
  return db
    .selectFrom('ledger')
    .select(['created_at', 'member_id'])
    .where('kind', '=', 'mission')
    .where('created_at', '>', at)
    .orderBy('created_at')
    .limit(atMost)
    .execute()
}

export async function membersAfter(db: Db, id: string, atMost: number): Promise<string[]> {
  const rows = await db.selectFrom('members').select('id').where('id', '>', id).orderBy('id').limit(atMost).execute()
  return rows.map((row) => row.id)
}

export async function deleteOldVisits(db: Transaction, leaderIds: readonly string[], before: number): Promise<void> {
  await db.deleteFrom('team_visits').where('leader_id', 'in', leaderIds).where('week', '<', before).execute()
}

const FIGURES = [
  ['team_members', 'member_id'],
  ['team_counts', 'leader_id'],
  ['team_visits', 'leader_id'],
] as const

/** @returns whether there was anything to delete */
export async function deleteSomeFigures(db: Transaction, atMost: number): Promise<boolean> {
  for (const [table, column] of FIGURES) {
    const rows = await db.selectFrom(table).select(column).orderBy(column).limit(atMost).execute()
    const ids = rows.map((row) => Object.values(row)[0] as string)
    if (ids.length === 0) continue
    await db.deleteFrom(table).where(column, 'in', ids).execute()
    return true
  }
  return false
}
