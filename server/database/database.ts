import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import { OperatorError } from '#server/operator-error.ts'

export type Engine = 'sqlite' | 'postgres'

/** What a query function that only reads asks for: the read handle will do, and so will a transaction. */
export type Db = Kysely<Schema>

/** What a query function that changes something asks for. Only `write` hands one out. */
export type Transaction = KyselyTransaction<Schema>

/**
 * Runs a unit of work whole or not at all, and answers once it is on the disk. Nothing but queries on the given handle
 * is awaited inside a unit, and it has no other effect than they have: it holds up other writers, and PostgreSQL may
 * have it run again. Whatever the unit throws undoes it and is thrown on.
 * @throws DatabaseUnavailable when the database cannot take it now
 */
export type Write = <T>(unit: (db: Transaction) => Promise<T>) => Promise<T>

export type Database = {
  readonly engine: Engine
  /** For queries outside `write`: never waits for a writer, and sees what is committed. */
  readonly read: Db
  readonly write: Write
  /** Like `write`, but one at a time over all processes and for as long as it takes: for starter content and repairs. */
  readonly exclusive: Write
  /** Like `exclusive`, for migrations: references are checked at its end only, so that tables can be replaced. */
  readonly changeSchema: Write
  /**
   * How many units have ended in this process. For as long as it is the same number, nothing that was read has been
   * changed from here, though other processes may have changed it.
   */
  endedWrites(): number
  /**
   * Whether the database can be read and written at this moment: it commits something that nobody sees and that leaves
   * no row. Never throws.
   * @param onFailure hears why not
   */
  isReady(onFailure?: (reason: unknown) => void): Promise<boolean>
  /** Lets the units that wait finish and refuses new ones. */
  close(): Promise<void>
}

/** The database cannot do its part now: locked by another process, out of reach, its disk full. Trying again later may help. */
export class DatabaseUnavailable extends OperatorError {
  override name = 'DatabaseUnavailable'
}

/** The database's file has pages that are none: only a backup helps. */
export class DatabaseDamaged extends OperatorError {
  override name = 'DatabaseDamaged'
}

/** The database was told to commit and did not answer: what the unit wrote is saved, or will be, or is not. */
export class CommitUnconfirmed extends DatabaseUnavailable {
  override name = 'CommitUnconfirmed'
}
