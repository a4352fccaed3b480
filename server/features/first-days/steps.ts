import {
  HELPER_STEPS,
  type HelperStep,
  LOOK_IN_AFTER,
  MEMBER_STEPS,
  type MemberStep,
  type StepByHand,
} from 'game/first-days'
import type { ListRow } from './queries.ts'

/** Where a step that somebody ticks by hand is stored. */
export const COLUMNS = {
  call: 'called_at',
  welcome: 'welcomed_at',
  'agree-time': 'time_agreed_at',
  'practise-together': 'practised_at',
  'look-in': 'looked_in_at',
} as const satisfies Record<Exclude<StepByHand, 'why'>, keyof ListRow>

export function isHelperStep(step: StepByHand): step is HelperStep {
  return HELPER_STEPS.some((each) => each === step)
}

/** `paid_at` closes the list as it was: what is undone elsewhere afterwards changes nothing. */
export function memberTicks(row: ListRow): { step: MemberStep; isDone: boolean }[] {
  const done: Record<MemberStep, boolean> = {
    why: row.sealed_why !== null,
    station: row.station === 1,
    practice: row.practice === 1,
    people: row.people === 1,
    talk: row.talk === 1,
    call: row.called_at !== null,
  }
  return MEMBER_STEPS.map((step) => ({ step, isDone: done[step] || row.paid_at !== null }))
}

export function helperTicks(row: ListRow): { step: HelperStep; isDone: boolean }[] {
  return HELPER_STEPS.map((step) => ({ step, isDone: row[COLUMNS[step]] !== null }))
}

export function lookInFrom({ started_at }: Pick<ListRow, 'started_at'>): number {
  return started_at + LOOK_IN_AFTER
}

export const isFinished = (ticks: readonly { isDone: boolean }[]) => ticks.every(({ isDone }) => isDone)

/**
 * What a helper is to a member right now. `nobody`: there is none, or one who left, was replaced or no longer volunteers, or either is suspended.
 * `unasked` and `private`: the member hasn't agreed that they see anything; `shared`: they have.
 */
export type Standing = 'nobody' | 'unasked' | 'private' | 'shared'

export function standingOf(row: ListRow): Standing {
  if (row.helper_id === null || row.helper_deleted_at !== null) return 'nobody'
  if (row.member_suspended_at !== null || row.helper_suspended_at !== null) return 'nobody'
  if (row.is_volunteer === 1) {
    if (row.volunteer_since === null) return 'nobody'
    return row.agreed_at === null ? 'unasked' : 'shared'
  }
  if (row.sponsor_id !== row.helper_id) return 'nobody'
  if (row.shares_progress_with === row.helper_id) return 'shared'
  return row.progress_answered_for === row.helper_id ? 'private' : 'unasked'
}
