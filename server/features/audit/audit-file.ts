import { csvOf } from 'game/csv'
import type { ServerMessages } from 'messages/server'
import type { Db } from '#server/database/database.ts'
import { type AuditRow, type Filters, listAudit } from './queries.ts'

/** As `cells` has them. */
function headings({ audit }: ServerMessages): string[] {
  return [
    audit.time,
    audit.kind,
    audit.outcome,
    audit.actorKind,
    audit.actor,
    audit.actorId,
    audit.targetKind,
    audit.target,
    audit.targetId,
    audit.before,
    audit.after,
    audit.addressBlock,
    audit.route,
  ]
}

/** In rows: more than a person reads, and few enough to hold in memory. The newest are kept. */
const LARGEST_FILE = 10_000
const PAGE = 1_000

/** @returns CSV with a header, newest first */
export async function auditFile(db: Db, filters: Filters, messages: ServerMessages): Promise<string> {
  const rows: AuditRow[] = []
  let before: number | null = null
  do {
    const page: AuditRow[] = await listAudit(db, filters, before, PAGE)
    rows.push(...page)
    before = page.length === PAGE ? (page.at(-1)?.id ?? null) : null
  } while (before !== null && rows.length < LARGEST_FILE)
  return csvOf([headings(messages), ...rows.map((row) => cells(row, messages))])
}

function cells(row: AuditRow, { audit }: ServerMessages): string[] {
  const actor = row.actor_deleted_at === null ? row.actor_email : audit.formerMember
  const target = row.target_deleted_at === null ? row.target_email : audit.formerMember
  return [
    new Date(row.at).toISOString(),
    row.kind,
    row.outcome,
    row.actor_kind,
    actor ?? '',
    row.actor_id ?? '',
    row.target_kind ?? '',
    target ?? '',
    row.target_id ?? '',
    row.state_before ?? '',
    row.state_after ?? '',
    row.address_block ?? '',
    row.route ?? '',
  ]
}
