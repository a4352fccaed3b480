import type { AuditEntry } from 'contract/audit'
import type { AuditRow } from './queries.ts'

export function auditView(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: row.kind,
    actorKind: row.actor_kind,
    actor: person(row.actor_id, row.actor_name, row.actor_email, row.actor_deleted_at),
    targetKind: row.target_kind,
    targetId: row.target_id,
    target: person(row.target_id, row.target_name, row.target_email, row.target_deleted_at),
    before: row.state_before,
    after: row.state_after,
    outcome: row.outcome,
    addressBlock: row.address_block,
    route: row.route,
  }
}

/** Null where no member was found, as for a target that is a course. */
function person(id: string | null, name: string | null, email: string | null, deletedAt: number | null) {
  if (id === null || name === null) return null
  return { id, name, email: deletedAt === null ? email : null }
}
