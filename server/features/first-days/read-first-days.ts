import type { FirstDays } from 'contract/first-days'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { findHelper } from './find-helper.ts'
import { lockWholeList } from './lock-list.ts'
import { type ListRow, listOf, listsOfHelper } from './queries.ts'
import { findDue, settle } from './settle.ts'
import { standingOf } from './steps.ts'
import { ownListView, paidView, recruitView } from './view.ts'
import { openWhy } from './why.ts'

type Deps = Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey'>

/**
 * The lists that a member sees. What ticks itself is seen here first: so this is where a helper who is gone is replaced, and
 * where a list is paid whose last step was such a one.
 * @param paidBefore a list that the same call has paid
 */
export async function readFirstDays(deps: Deps, memberId: string, paidBefore?: ListRow): Promise<FirstDays> {
  const seen = await readLists(deps, memberId)
  const { hasChanged, paid } = await bringUpToDate(deps, memberId, seen)
  const { own, recruits } = hasChanged ? await readLists(deps, memberId) : seen
  return {
    mine: own?.member_open === 1 ? ownListView(own, await openWhy(deps, own)) : null,
    recruits: recruits.flatMap((row) => recruitView(row) ?? []),
    paid: [...(paidBefore ? [paidBefore] : []), ...paid].map((row) => paidView(row, memberId)),
  }
}

type Lists = { own: ListRow | undefined; recruits: ListRow[] }

async function readLists({ database: { read } }: Deps, memberId: string): Promise<Lists> {
  return { own: await listOf(read, memberId), recruits: await listsOfHelper(read, memberId) }
}

async function bringUpToDate(deps: Deps, memberId: string, { own, recruits }: Lists) {
  const { database, now } = deps
  const isAlone = own?.member_open === 1 && standingOf(own) === 'nobody'
  let hasChanged = isAlone && (await findHelper(deps, own))
  const paid: ListRow[] = []
  for (const row of [...(own ? [own] : []), ...recruits]) {
    if ((await findDue(database.read, row, now())) === undefined) continue
    hasChanged = true
    const settled = await settleList(deps, memberId, row.member_id)
    if (settled !== undefined) paid.push(settled)
  }
  return { hasChanged, paid }
}

async function settleList(deps: Deps, callerId: string, memberId: string): Promise<ListRow | undefined> {
  try {
    return await deps.database.write(async (db) => {
      const row = await lockWholeList(db, callerId, memberId)
      return (await settle(db, deps, row, callerId)) ? row : undefined
    })
  } catch (error) {
    // A new member who left, or is helped by somebody else, since the lists were read isn't in those that are read next.
    if (error instanceof Refusal && ['FIRST_DAYS_NOT_FOUND', 'CHANGED_MEANWHILE'].includes(error.code)) return undefined
    throw error
  }
}
