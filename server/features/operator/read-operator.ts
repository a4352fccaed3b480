import type { OperatorDetails } from 'contract/operator'
import { isOperatorKnown, type Operator } from 'game/operator'
import { type Config, isOnHttps } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { findDetails } from './queries.ts'

type Settings = Pick<Config, 'operatorName' | 'postalAddress'>

/** Who runs the site: what an administrator entered, and otherwise what the environment says. */
export async function readOperator(db: Db, settings: Settings): Promise<Operator> {
  const { operatorName, postalAddress } = await readDetails(db, settings)
  return { operatorName, postalAddress }
}

/** Likewise, with the time of the last change by an administrator; null where nothing was entered. */
export async function readDetails(db: Db, settings: Settings): Promise<OperatorDetails> {
  const entered = await findDetails(db)
  return {
    operatorName: entered?.name ?? settings.operatorName ?? null,
    postalAddress: entered?.postal_address ?? settings.postalAddress ?? null,
    updatedAt: entered === undefined ? null : new Date(entered.updated_at).toISOString(),
  }
}

/** Advertising by email has to name the sender and a postal address, so a public site without them sends none. */
export function mayMailInvitations(config: Pick<Config, 'publicUrl'>, operator: Operator): boolean {
  return !isOnHttps(config) || isOperatorKnown(operator)
}
