import type { AdministratorAct, AuditKind } from 'contract/audit'
import type { Transaction } from '#server/database/database.ts'
import type { ActorKind } from '#server/database/tables/audit.ts'
import { requireActiveAdministrator } from '#server/features/members/public.ts'
import type { Actor } from './actor.ts'
import { describeChange } from './describe-change.ts'

type State = Readonly<Record<string, unknown>>

/**
 * What is known about one act or event. `before` and `after` are the target's fields in plain values, without secrets;
 * where both are given, only the fields that differ and its name are stored, and long texts are cut.
 */
export type Change<Kind extends AuditKind> = {
  kind: Kind
  /** Milliseconds since 1970. */
  at: number
  target?: { kind: string; id: string | number }
  before?: State
  after?: State
}

/**
 * Writes the one row of an administrator's act, in the transaction of the act. It also ensures, until that transaction
 * ends, that the caller is still an administrator: no act can be recorded without this check.
 * @throws Refusal NOT_SIGNED_IN, ADMINISTRATORS_ONLY
 */
export async function recordAudit(db: Transaction, actor: Actor, change: Change<AdministratorAct>): Promise<void> {
  await requireActiveAdministrator(db, actor.memberId)
  const { memberId, ...from } = actor
  await insertAudit(db, { ...change, ...from, actorKind: 'administrator', actorId: memberId, outcome: 'ok' })
}

type NewRow = Change<AuditKind> & {
  actorKind: ActorKind
  actorId: string | null
  outcome: 'ok' | 'refused'
  addressBlock: string | null
  route: string | null
}

export async function insertAudit(db: Transaction, row: NewRow): Promise<void> {
  const { before, after } = describeChange(row.before, row.after)
  await db
    .insertInto('audit_log')
    .values({
      at: row.at,
      kind: row.kind,
      actor_kind: row.actorKind,
      actor_id: row.actorId,
      target_kind: row.target?.kind ?? null,
      target_id: row.target === undefined ? null : String(row.target.id),
      state_before: before,
      state_after: after,
      outcome: row.outcome,
      address_block: row.addressBlock,
      route: row.route,
    })
    .execute()
}
