import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import fastify from 'fastify'
import { Kysely } from 'kysely'
import { buildApp } from '../../server/app.ts'
import { loadConfig } from '../../server/config.ts'
import type { Write } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import type { Schema } from '../../server/database/schema.ts'
import { singleCommit } from '../../server/database/single-commit.ts'
import { NodeSqliteDialect } from '../../server/database/sqlite-dialect.ts'
import { applyWriterSettings } from '../../server/database/sqlite-settings.ts'
import { UnitScope } from '../../server/database/unit-scope.ts'
import { argon2Passwords } from '../../server/features/accounts/public.ts'
import { createServer } from '../../server/http-server.ts'
import { PeopleKey } from '../../server/people-key/people-key.ts'

/**
 * The product in everything but one thing: each write has a transaction and a commit of its own, as most programs do
 * it, in place of the group commit. The same routes, units, statements and settings of SQLite.
 */
function oneCommitARequest(file: string): Write {
  const writer = new DatabaseSync(file, { timeout: 0 })
  const refusal = applyWriterSettings(writer)
  if (refusal !== undefined) throw new Error(refusal)
  return singleCommit(new Kysely<Schema>({ dialect: new NodeSqliteDialect(writer) }), new UnitScope())
}

const config = loadConfig(process.env)
if (config.database.kind !== 'sqlite') throw new Error('This baseline is for SQLite.')
const opened = await openDatabase(config.database)
const database = { ...opened, write: oneCommitARequest(config.database.file) }
const deps = {
  config,
  database,
  passwords: argon2Passwords(),
  now: Date.now,
  randomBytes,
  peopleKey: new PeopleKey(config, database),
}
const silence = fastify().log
const app = await buildApp(deps, createServer(config, silence))
await app.listen({ host: config.host, port: config.port })
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
