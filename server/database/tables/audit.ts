import type { AuditKind } from 'contract/audit'
import type { Generated } from 'kysely'

export type ActorKind = 'administrator' | 'member' | 'visitor' | 'operator'

export type AuditTables = {
  /**
   * Append-only: a trigger refuses changes, except that the erasable columns may become null and that a row may be
   * deleted once another is 730 days newer.
   */
  audit_log: {
    id: Generated<number>
    /** Milliseconds since 1970. */
    at: number
    kind: AuditKind
    actor_kind: ActorKind
    /** The member who acted. Not a foreign key: a row must not hold up or wait for a change of that member. */
    actor_id: string | null
    /** What was acted on: a member, a course … with its id. */
    target_kind: string | null
    target_id: string | null
    /** JSON of the changed fields before the change; null where there are none. Erasable. */
    state_before: string | null
    /** Likewise, after the change. Erasable. */
    state_after: string | null
    outcome: 'ok' | 'refused'
    /** Where the request came from, as `addressBlock` says. Erasable. */
    address_block: string | null
    /** Method and pattern of the route, or the operator's command. */
    route: string | null
  }
}
