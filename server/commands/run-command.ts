import { randomBytes } from 'node:crypto'
import type { AppDependencies } from '#server/app.ts'
import { type Config, loadConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { type OpenOptions, openDatabase } from '#server/database/open.ts'
import { argon2Passwords } from '#server/features/accounts/public.ts'
import { OperatorError } from '#server/operator-error.ts'
import { PeopleKey } from '#server/people-key/people-key.ts'

/** How the database is prepared before the command begins: it is migrated, unless the command says otherwise. */
type Preparation = OpenOptions & { prepare?: (database: Database) => Promise<unknown> }

/**
 * Runs an operator's command with the server's settings. Prints what it returns, if anything; a failure is one line on
 * stderr and exit code 1.
 */
export async function runOnSettings(
  command: (config: Config, words: string[]) => Promise<string | undefined>,
): Promise<void> {
  try {
    const result = await command(loadConfig(process.env), process.argv.slice(2))
    if (result !== undefined) process.stdout.write(`${result}\n`)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/**
 * The same with the database open, whether the server is running or not. Without the service's settings there is none, and
 * only a command that says so makes one.
 */
export function runCommand(
  command: (deps: AppDependencies, words: string[]) => Promise<string | undefined>,
  { prepare = migrate, mustExist = true, ...options }: Preparation = {},
): Promise<void> {
  return runOnSettings(async (config, words) => {
    const database = await openDatabase(config.database, { ...options, mustExist })
    try {
      await prepare(database)
      const peopleKey = new PeopleKey(config, database)
      const deps = { config, database, passwords: argon2Passwords(), now: Date.now, randomBytes, peopleKey }
      return await command(deps, words)
    } finally {
      await database.close()
    }
  })
}
