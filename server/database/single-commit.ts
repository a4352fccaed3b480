import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { DatabaseUnavailable, type Write } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import type { UnitScope } from '#server/database/unit-scope.ts'

const ATTEMPTS = 5

/** In milliseconds. Doubled with each attempt. */
const FIRST_PAUSE = 10

/** PostgreSQL's writer: a transaction for each unit, run again when the server aborted it because of another one. */
export function singleCommit(db: Kysely<Schema>, scope: UnitScope): Write {
  return async (unit) => {
    scope.refuseNesting()
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute((transaction) => scope.run(transaction, unit))
      } catch (error) {
        if (!wasBrokenOff(error)) throw error
        if (attempt === ATTEMPTS) throw new DatabaseUnavailable('Too many writers met.', { cause: error })
        await setTimeout(FIRST_PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random()))
      }
    }
  }
}

/** Serialisation failure and deadlock: the transaction had no effect and may well succeed the next time. */
function wasBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}
