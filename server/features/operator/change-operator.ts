import type { OperatorDetails, OperatorUpdate } from 'contract/operator'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { Refusal } from '#server/refusal.ts'
import { findDetails, storeDetails } from './queries.ts'
import { readDetails } from './read-operator.ts'

const NOTHING = { name: null, postal_address: null, updated_at: 0 }

/**
 * Stores who runs the site. A field that is blank, or the same as in the environment, is read from the environment from
 * then on.
 * @throws Refusal CHANGED_MEANWHILE, ADMINISTRATORS_ONLY
 */
export function changeOperator(
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  actor: Actor,
  update: OperatorUpdate,
): Promise<OperatorDetails> {
  return database.write(async (db) => {
    const before = (await findDetails(db)) ?? NOTHING
    // Null was sent with what was read before anything was entered.
    refuseUnseenChange(update.updatedAt === null ? new Date(0).toISOString() : update.updatedAt, before)
    const after = {
      name: entered(update.operatorName, config.operatorName),
      postal_address: entered(update.postalAddress, config.postalAddress),
      updated_at: momentOfChange(now(), before),
    }
    const seen = update.updatedAt === undefined ? undefined : before.updated_at
    if (!(await storeDetails(db, seen, after))) throw new Refusal('CHANGED_MEANWHILE')
    const [was, is] = [audited(before), audited(after)]
    await recordAudit(db, actor, { kind: 'operator-updated', at: after.updated_at, before: was, after: is })
    return readDetails(db, config)
  })
}

function audited({ name, postal_address }: { name: string | null; postal_address: string | null }) {
  return { operatorName: name, postalAddress: postal_address }
}

function entered(text: string | null, setting: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' || trimmed === setting ? null : trimmed
}
