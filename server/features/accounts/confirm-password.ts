import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { countAttempt, forgiveAttempts, LIMITS } from './attempts.ts'
import { passwordHashOf } from './member-queries.ts'

/**
 * Asks whoever is signed in for their password once more, before what a stolen browser must not be able to do.
 * @returns the hash that it matched
 * @throws Refusal WRONG_PASSWORD, TOO_MANY_ATTEMPTS, BUSY
 */
export async function confirmPassword(deps: Dependencies, memberId: string, password: string): Promise<string> {
  const { database, config, now } = deps
  const limits = config.rateLimits ? [LIMITS.confirmPassword(memberId)] : []
  if (limits.length > 0) await database.write((db) => countAttempt(db, limits, now()))
  const hash = await passwordHashOf(database.read, memberId)
  const matches = await deps.passwords.matches(hash, password)
  if (!matches || hash === null) throw new Refusal('WRONG_PASSWORD')
  if (limits.length > 0) await database.write((db) => forgiveAttempts(db, limits))
  return hash
}
