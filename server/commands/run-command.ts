import { randomBytes } from 'node:crypto'
import { loadConfig } from '#server/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { argon2Passwords } from '#server/features/accounts/public.ts'
import { StartError } from '#server/start-error.ts'

/**
 * Runs a command of the operator's beside or without the server, on the same settings. What it returns is printed; what
 * stops it is one line on stderr and exit code 1.
 */
export async function runCommand(command: (deps: Dependencies, words: string[]) => Promise<string>): Promise<void> {
  try {
    const config = loadConfig(process.env)
    const database = await openDatabase(config.database)
    try {
      await migrate(database)
      const deps = { config, database, passwords: argon2Passwords(), now: Date.now, randomBytes }
      process.stdout.write(`${await command(deps, process.argv.slice(2))}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
