import type { HeldReferral } from 'contract/administration'
import type { listHeld } from './queries.ts'

type HeldRow = Awaited<ReturnType<typeof listHeld>>[number]

export function heldReferralView(row: HeldRow): HeldReferral {
  return {
    id: row.invited_id,
    invited: { id: row.invited_id, name: row.invited_name, email: row.invited_email },
    sponsor: { id: row.sponsor_id, name: row.sponsor_name, email: row.sponsor_email },
    reason: row.reason ?? 'BEFORE_PAY',
    createdAt: new Date(row.created_at).toISOString(),
  }
}
