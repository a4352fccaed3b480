import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { DatabaseLocation } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { connectForLong } from '#server/database/postgres.ts'
import type { Schema } from '#server/database/schema.ts'
import { NodeSqliteDialect } from '#server/database/sqlite-dialect.ts'
import { StartError } from '#server/operator-error.ts'

/**
 * Reads a consistent state of a database while others keep writing to it.
 * @throws StartError when there is none; also what `read` throws
 */
export function readSnapshot<T>(where: DatabaseLocation, read: (db: Db) => Promise<T>): Promise<T> {
  return where.kind === 'sqlite' ? readSqlite(where.file, read) : readPostgres(where.url, read)
}

async function readSqlite<T>(file: string, read: (db: Db) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new StartError(`There is no database at ${file}.`)
  const connection = new DatabaseSync(file, { readOnly: true })
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection) })
  try {
    // Its first read fixes what this connection sees until the end.
    connection.exec('begin; select count(*) from sqlite_schema')
    return await read(db)
  } finally {
    await db.destroy()
  }
}

async function readPostgres<T>(url: string, read: (db: Db) => Promise<T>): Promise<T> {
  const db = connectForLong(url)
  try {
    return await db.connection().execute(async (connection) => {
      await sql`begin isolation level repeatable read read only`.execute(connection)
      try {
        return await read(connection)
      } finally {
        await sql`rollback`.execute(connection)
      }
    })
  } finally {
    await db.destroy()
  }
}
