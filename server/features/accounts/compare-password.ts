import { countAttempt, forgiveAttempts } from '#server/limits/attempts.ts'
import type { Limit } from '#server/limits/limits.ts'
import type { AccountDependencies } from './passwords.ts'

/**
 * Counts a try against the limits and compares. A try that failed only because the server was busy isn't counted, so
 * that a rush doesn't lock the owner out.
 * @throws Refusal TOO_MANY_ATTEMPTS, BUSY
 */
export async function comparePassword(
  { database, now, passwords }: Pick<AccountDependencies, 'database' | 'now' | 'passwords'>,
  limits: readonly Limit[],
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (limits.length > 0) await database.write((db) => countAttempt(db, limits, now()))
  try {
    return await passwords.matches(storedHash, password)
  } catch (error) {
    if (limits.length > 0) await database.write((db) => forgiveAttempts(db, limits))
    throw error
  }
}
