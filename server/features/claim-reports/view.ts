import type { ClaimReport } from 'contract/claim-reports'
import type { ReportRow } from './queries.ts'

export function reportView({ id, claim, seen_where, email, created_at, handled_at }: ReportRow): ClaimReport {
  return {
    id,
    claim,
    seenWhere: seen_where,
    email,
    createdAt: new Date(created_at).toISOString(),
    handledAt: handled_at === null ? null : new Date(handled_at).toISOString(),
  }
}
