import type { FirstDaysTick } from 'contract/first-days'
import type { StepByHand } from 'game/first-days'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { lockWholeList } from './lock-list.ts'
import { type Changes, changeList, type ListRow, listOf } from './queries.ts'
import { settle } from './settle.ts'
import { COLUMNS, isHelperStep, lookInFrom, standingOf } from './steps.ts'
import { sealWhy } from './why.ts'

/**
 * Ticks a step, or takes the tick back, each of the two only their own; then pays both where that was the last one.
 * @returns the list if it was paid
 * @throws Refusal INVALID for the step `why` without a text, PEOPLE_LOCKED, FIRST_DAYS_NOT_FOUND, FIRST_DAYS_PAID, FIRST_DAYS_TOO_EARLY, CHANGED_MEANWHILE, NOT_SIGNED_IN
 */
export async function tickStep(
  deps: Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey'>,
  callerId: string,
  step: StepByHand,
  { isDone, recruitId, why }: FirstDaysTick,
): Promise<ListRow | undefined> {
  const sealed = step === 'why' && isDone ? await sealWhy(deps, callerId, required(why)) : null
  return deps.database.write(async (db) => {
    const row = await lockWholeList(db, callerId, recruitId ?? callerId)
    requireOwnStep(row, callerId, step)
    if (row.paid_at !== null) throw new Refusal('FIRST_DAYS_PAID')
    const at = deps.now()
    if (step === 'look-in' && at < lookInFrom(row)) throw new Refusal('FIRST_DAYS_TOO_EARLY')
    await changeList(db, row.member_id, step === 'why' ? { sealed_why: sealed } : tickOf(row, step, isDone ? at : null))
    const changed = await listOf(db, row.member_id)
    return changed !== undefined && (await settle(db, deps, changed, callerId)) ? changed : undefined
  })
}

/** A second tick leaves the time of the first. */
function tickOf(row: ListRow, step: Exclude<StepByHand, 'why'>, at: number | null): Changes {
  const column = COLUMNS[step]
  return { [column]: at === null ? null : (row[column] ?? at) }
}

function required(why: string | undefined): string {
  if (why === undefined) throw new Refusal('INVALID', { message: ({ fields }) => fields.why })
  return why.trim()
}

function requireOwnStep(row: ListRow, callerId: string, step: StepByHand): void {
  if (!isHelperStep(step)) {
    if (row.member_id === callerId) return
    throw new Refusal('FIRST_DAYS_NOT_FOUND')
  }
  const standing = standingOf(row)
  const isKnown = row.is_volunteer === 1 ? standing === 'shared' : standing !== 'nobody'
  if (row.helper_id !== callerId || !isKnown) throw new Refusal('FIRST_DAYS_NOT_FOUND')
}
