import type { FirstDays, OwnFirstDays, RecruitFirstDays } from 'contract/first-days'
import type { ListRow } from './queries.ts'
import { helperTicks, lookInFrom, memberTicks, type Standing, standingOf } from './steps.ts'

const isoTime = (at: number) => new Date(at).toISOString()

const AGREED: Record<Standing, boolean | null> = { nobody: null, unasked: null, private: false, shared: true }

export function ownListView(row: ListRow, why: string | null): OwnFirstDays {
  return { startedAt: isoTime(row.started_at), why, steps: memberTicks(row), helper: helperView(row) }
}

function helperView(row: ListRow): OwnFirstDays['helper'] {
  const { helper_id: id, helper_name: name, helper_email: email } = row
  const standing = standingOf(row)
  if (standing === 'nobody' || id === null || name === null) return null
  const isVolunteer = row.is_volunteer === 1
  const agreed = AGREED[standing]
  if (agreed !== true) return { id, name, isVolunteer, agreed }
  return { id, name, isVolunteer, agreed, steps: helperTicks(row), ...(isVolunteer && email !== null ? { email } : {}) }
}

/** Undefined for a member whom the helper no longer helps. */
export function recruitView(row: ListRow): RecruitFirstDays | undefined {
  const standing = standingOf(row)
  if (standing === 'nobody') return undefined
  const isVolunteer = row.is_volunteer === 1
  return {
    id: row.member_id,
    name: row.member_name,
    isVolunteer,
    startedAt: isoTime(row.started_at),
    lookInFrom: isoTime(lookInFrom(row)),
    steps: helperTicks(row),
    ...(standing === 'shared' ? { theirs: memberTicks(row) } : {}),
    ...(standing === 'shared' && isVolunteer ? { email: row.member_email } : {}),
  }
}

/** Who else was paid. */
export function paidView(row: ListRow, callerId: string): FirstDays['paid'][number] {
  return { name: row.member_id === callerId ? (row.helper_name ?? '') : row.member_name }
}
