import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { Database, Transaction, Write } from '#server/database/database.ts'
import { GroupCommit } from '#server/database/group-commit.ts'
import type { Schema } from '#server/database/schema.ts'
import { NodeSqliteDialect } from '#server/database/sqlite-dialect.ts'
import { DatabaseLocked, translateSqliteError } from '#server/database/sqlite-errors.ts'
import { watchFiles } from '#server/database/sqlite-files.ts'
import { applyWriterSettings } from '#server/database/sqlite-settings.ts'
import { UnitScope } from '#server/database/unit-scope.ts'
import { WriteCount } from '#server/database/write-count.ts'
import { StartError } from '#server/operator-error.ts'

/** How long to wait for another process's lock, at start and for a migration, in milliseconds. */
const START_TIMEOUT = 10_000
const EXCLUSIVE_TIMEOUT = 60_000

/** In milliseconds. With a write-ahead log readers wait only while another process recovers it after a crash. */
const READER_TIMEOUT = 100

/**
 * The page cache for reads: 16 MB hold what a hundred members look at, however large the file is; SQLite's 2 MB don't.
 */
const READER_CACHE = 'pragma cache_size = -16000'

/** This number isn't used; setting it to its present value still writes the file's first page. */
const WRITE_A_PAGE = sql`pragma user_version = 0`

/** The embedded database: one file, one writer connection and one for reading. @throws StartError */
export async function openSqlite(file: string, mustExist = false): Promise<Database> {
  if (mustExist && !existsSync(file)) throw new StartError(`There is no database at ${file}.`)
  const { writerFile, readerFile, requireInPlace } = await openFile(file)
  const scope = new UnitScope()
  const writer = new Kysely<Schema>({ dialect: new NodeSqliteDialect(writerFile, requireInPlace) })
  const read = scope.guardReads(new Kysely<Schema>({ dialect: new NodeSqliteDialect(readerFile) }))
  const commits = new GroupCommit(writer, scope)
  const writes = new WriteCount()
  return {
    engine: 'sqlite',
    read,
    write: writes.counting(commits.write),
    exclusive: writes.counting(exclusiveWrite(writer, scope)),
    changeSchema: writes.counting(schemaWrite(writer, scope)),
    endedWrites: writes.ended,
    isReady: async (onFailure) => {
      try {
        await sql`select count(*) from sqlite_schema`.execute(read)
        await commits.write((db) => WRITE_A_PAGE.execute(db))
        return true
      } catch (reason) {
        onFailure?.(reason)
        return false
      }
    },
    close: async () => {
      await commits.close()
      readerFile.close()
      // The last connection to be closed moves the log into the file.
      writerFile.close()
    },
  }
}

/** SQLite takes these for a database in memory, for a temporary one or for an address: what is saved there is lost. */
const NO_FILE = /^(?::|file:|$)/

async function openFile(file: string) {
  if (NO_FILE.test(file)) throw new StartError(`The database must be a file, and ${JSON.stringify(file)} is none.`)
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // Only the owner may read password hashes; SQLite gives its log the same permissions.
    closeSync(openSync(file, 'a', 0o600))
    // Without SQLite's own timeout, which would block the event loop: `retryWhileLocked` and the group commit wait
    // instead.
    const writerFile = new DatabaseSync(file, { timeout: 0 })
    const refusal = await retryWhileLocked(START_TIMEOUT, async () => {
      const reason = applyWriterSettings(writerFile)
      writerFile.exec('begin immediate; rollback')
      return reason
    })
    if (refusal !== undefined) throw new Error(refusal)
    const readerFile = new DatabaseSync(file, { readOnly: true, timeout: READER_TIMEOUT })
    readerFile.exec(READER_CACHE)
    // The log is there since the transaction above.
    const requireInPlace = watchFiles([file, `${file}-wal`])
    return { writerFile, readerFile, requireInPlace }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database ${file} cannot be used: ${reason.replace(/\.$/, '')}.`, { cause: error })
  }
}

async function retryWhileLocked<T>(timeout: number, action: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + timeout
  for (;;) {
    try {
      return await action()
    } catch (error) {
      const translated = translateSqliteError(error)
      if (!(translated instanceof DatabaseLocked) || performance.now() > giveUpAt) throw translated
      await setTimeout(10 + Math.random() * 40)
    }
  }
}

/**
 * SQLite allows one writing process at a time, so every transaction is exclusive; this one waits longer for its turn.
 */
function exclusiveWrite(writer: Kysely<Schema>, scope: UnitScope): Write {
  return async (unit) => {
    scope.refuseNesting()
    return retryWhileLocked(EXCLUSIVE_TIMEOUT, () =>
      writer.transaction().execute((transaction) => scope.run(transaction, unit)),
    )
  }
}

/** To change a table SQLite needs a copy put in its place, which the references to it must outlive. */
function schemaWrite(writer: Kysely<Schema>, scope: UnitScope): Write {
  return async (unit) => {
    scope.refuseNesting()
    return writer.connection().execute(async (connection) => {
      const write = exclusiveWrite(connection, scope)
      await sql`pragma foreign_keys = off`.execute(connection)
      try {
        return await write(async (transaction) => {
          const value = await unit(transaction)
          await refuseBrokenReferences(transaction)
          return value
        })
      } finally {
        await sql`pragma foreign_keys = on`.execute(connection)
      }
    })
  }
}

async function refuseBrokenReferences(transaction: Transaction): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(transaction)
  const [first] = rows
  if (first !== undefined) {
    throw new Error(
      `${rows.length} references are broken, one from ${first.table} to ${first.parent}: nothing was changed.`,
    )
  }
}
