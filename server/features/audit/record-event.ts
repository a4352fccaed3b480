import type { OperatorAct, SecurityEvent } from 'contract/audit'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Actor } from './actor.ts'
import { type Change, insertAudit } from './record-audit.ts'

const HOUR = 3_600_000

/**
 * For each kind and account: further ones in an hour are in the program's log only, so that an attacker can't fill the
 * disk.
 */
const KEPT_AN_HOUR = 60

const eventsSince = prepared((db, values: { memberId: string; kind: SecurityEvent; since: number }) =>
  db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('target_id', '=', values.memberId)
    .where('kind', '=', values.kind)
    .where('at', '>', values.since),
)

type Event = Omit<Change<SecurityEvent>, 'target'> & {
  outcome?: 'ok' | 'refused'
  /** Whether the member is known to have done it: not after a wrong password. */
  isByMember?: boolean
}

/**
 * Writes what happened to the security of an account, in the transaction in which it happened. `actor.memberId` is the
 * account's member.
 */
export async function recordEvent(db: Transaction, actor: Actor, event: Event): Promise<void> {
  const { outcome = 'ok', isByMember = true, ...change } = event
  const { memberId, ...from } = actor
  const [{ count } = { count: 0 }] = await eventsSince(db, { memberId, kind: event.kind, since: event.at - HOUR })
  if (Number(count) >= KEPT_AN_HOUR) return
  const by = isByMember
    ? ({ actorKind: 'member', actorId: memberId } as const)
    : ({ actorKind: 'visitor', actorId: null } as const)
  await insertAudit(db, { ...change, ...from, ...by, target: { kind: 'member', id: memberId }, outcome })
}

/** Records a change of an account by an operator's command or by the program. `route` names the command. */
export async function recordOperatorAct(
  db: Transaction,
  { memberId, route, ...change }: { kind: OperatorAct; at: number; memberId: string; route: string },
): Promise<void> {
  const operator = { actorKind: 'operator', actorId: null, outcome: 'ok', addressBlock: null } as const
  await insertAudit(db, { ...change, ...operator, route, target: { kind: 'member', id: memberId } })
}
