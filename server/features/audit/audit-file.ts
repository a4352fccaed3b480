import { csvOf } from 'game/csv'
import type { Db } from '#server/database/database.ts'
import { type AuditRow, type Filters, listAudit } from './queries.ts'

const HEADER = [
  'Time',
  'Kind',
  'Outcome',
  'Actor kind',
  'Actor',
  'Actor id',
  'Target kind',
  'Target',
  'Target id',
  'Before',
  'After',
  'Address block',
  'Route',
]

/** In rows: more than anybody reads, and few enough to hold in memory. The newest are kept. */
const LARGEST_FILE = 10_000
const PAGE = 1_000

/** @returns CSV with a header, newest first */
export async function auditFile(db: Db, filters: Filters): Promise<string> {
  const rows: AuditRow[] = []
  let before: number | null = null
  do {
    const page: AuditRow[] = await listAudit(db, filters, before, PAGE)
    rows.push(...page)
    before = page.length === PAGE ? (page.at(-1)?.id ?? null) : null
  } while (before !== null && rows.length < LARGEST_FILE)
  return csvOf([HEADER, ...rows.map(cells)])
}

function cells(row: AuditRow): string[] {
  const actor = row.actor_deleted_at === null ? row.actor_email : row.actor_name
  const target = row.target_deleted_at === null ? row.target_email : row.target_name
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
