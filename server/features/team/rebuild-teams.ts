import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Dependencies } from '#server/dependencies.ts'
import { countTeams } from './count-teams.ts'
import { readCounting, saveCounting } from './counting-queries.ts'

/**
 * Deletes all figures and counts them again, in small transactions beside a running server, which may do a part of it.
 * Until they are counted nobody is shown any.
 */
export async function rebuildTeams(deps: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  await deps.database.write((db) => saveCounting(db, { phase: 'clearing', counted_to: null }))
  await countNow(deps)
  while ((await readCounting(deps.database.read)).phase !== 'counted') await countNow(deps)
}

/** One run to its end, once no other process is at it. */
export async function countNow(deps: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const claimant = randomUUID()
  while (!(await countTeams(deps, { claimant }))) await setTimeout(250)
}
