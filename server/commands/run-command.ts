import { randomBytes } from 'node:crypto'
import { loadConfig } from '#server/config.ts'
import { type Database, DatabaseUnavailable } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { type OpenOptions, openDatabase } from '#server/database/open.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { argon2Passwords } from '#server/features/accounts/public.ts'
import { StartError } from '#server/start-error.ts'

/** What is done with the database before the command begins: it is migrated, unless the command says otherwise. */
type Preparation = OpenOptions & { prepare?: (database: Database) => Promise<unknown> }

/**
 * Runs a command of the operator's beside or without the server, on the same settings. What it returns is printed; what
 * stops it is one line on stderr and exit code 1.
 */
export async function runCommand(
  command: (deps: Dependencies, words: string[]) => Promise<string>,
  { prepare = migrate, ...options }: Preparation = {},
): Promise<void> {
  try {
    const config = loadConfig(process.env)
    const database = await openDatabase(config.database, options)
    try {
      await prepare(database)
      const deps = { config, database, passwords: argon2Passwords(), now: Date.now, randomBytes }
      process.stdout.write(`${await command(deps, process.argv.slice(2))}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof DatabaseUnavailable)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
