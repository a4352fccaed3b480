import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import { OperatorError } from '#server/operator-error.ts'

export type Engine = 'sqlite' | 'postgres'

/** The parameter of a query function that only reads: the read handle or a transaction. */
export type Db = Kysely<Schema>

/** The parameter of a query function that changes something. Only `write` provides one. */
export type Transaction = KyselyTransaction<Schema>

/**
 * Runs a unit of work whole or not at all, and answers once it is on the disk. A unit awaits only queries on the given
 * handle and has no other effects, because other writers wait for it and PostgreSQL may have it run again. An exception
 * in the unit rolls it back and is rethrown.
 * @throws DatabaseUnavailable when the database can't accept it now
 */
export type Write = <T>(unit: (db: Transaction) => Promise<T>) => Promise<T>

export type Database = {
  readonly engine: Engine
  /** For queries outside `write`: never waits for a writer, and sees what is committed. */
  readonly read: Db
  readonly write: Write
  /** Like `write`, but one at a time over all processes and without a time limit: for starter content and repairs. */
  readonly exclusive: Write
  /** Like `exclusive`, for migrations: references are checked at its end only, so that tables can be replaced. */
  readonly changeSchema: Write
  /**
   * How many units have ended in this process. While the number is the same, this process has changed nothing that was
   * read, though other processes may have.
   */
  endedWrites(): number
  /**
   * Whether the database can be read and written now: commits something that others don't see and that leaves no row.
   * Never throws.
   * @param onFailure called with the reason if not
   */
  isReady(onFailure?: (reason: unknown) => void): Promise<boolean>
  /** Lets the units that wait finish and refuses new ones. */
  close(): Promise<void>
}

/** The database is unavailable: locked by another process, out of reach, its disk full. Trying again later may help. */
export class DatabaseUnavailable extends OperatorError {
  override name = 'DatabaseUnavailable'
}

/** The database's file has corrupt pages: only a backup helps. */
export class DatabaseDamaged extends OperatorError {
  override name = 'DatabaseDamaged'
}

/** The database was told to commit and did not answer: what the unit wrote is saved, or will be, or is not. */
export class CommitUnconfirmed extends DatabaseUnavailable {
  override name = 'CommitUnconfirmed'
}
