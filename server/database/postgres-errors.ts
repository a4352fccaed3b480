import { DatabaseError } from 'pg'
import { DatabaseUnavailable } from '#server/database/database.ts'

/**
 * SQLSTATE classes and codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) that say nothing against
 * the query itself: connection, resources, shut-down or cancelled, disk; lock timeout, standby, transaction timeouts.
 */
const UNAVAILABLE = /^(08|53|57|58|55P03$|25006$|25P03$|25P04$)/

/** What an error of `pg` means to the program: `DatabaseUnavailable` if waiting may help, else the error itself. */
export function translatePostgresError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const message = error instanceof Error ? error.message : String(error)
  if (!cameFromServer(error))
    return new DatabaseUnavailable(`PostgreSQL does not answer: ${message}.`, { cause: error })
  if (!UNAVAILABLE.test(error.code ?? '')) return error
  return new DatabaseUnavailable(`PostgreSQL cannot do this now: ${message}.`, { cause: error })
}

/** All other errors of `pg` are about the connection: refused, reset, timed out. */
export function cameFromServer(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError
}
