import { forgiveAttempts } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { comparePassword } from './compare-password.ts'
import { passwordHashOf } from './member-queries.ts'
import type { AccountDependencies } from './passwords.ts'

/**
 * Asks the signed-in member for their password again, before acts that a stolen browser must not be able to do.
 * @returns the hash that it matched
 * @throws Refusal WRONG_PASSWORD, TOO_MANY_ATTEMPTS, BUSY
 */
export async function confirmPassword(
  deps: Pick<AccountDependencies, 'config' | 'database' | 'now' | 'passwords'>,
  memberId: string,
  password: string,
): Promise<string> {
  const { database, config } = deps
  const limits = config.rateLimits ? [LIMITS.confirmPassword(memberId)] : []
  const hash = await passwordHashOf(database.read, memberId)
  const matches = await comparePassword(deps, limits, hash, password)
  if (!matches || hash === null) throw new Refusal('WRONG_PASSWORD')
  if (limits.length > 0) await database.write((db) => forgiveAttempts(db, limits))
  return hash
}
