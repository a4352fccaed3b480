import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { temporaryFolder } from './processes.ts'

/** A folder with the members of `npm run demo`, and one of their addresses. */
export function demoData(): { folder: string; email: string } {
  const folder = temporaryFolder()
  const command = join(import.meta.dirname, '../server/commands/demo.ts')
  const env = { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const said = execFileSync(process.execPath, [command], { env, encoding: 'utf8' })
  const [email] = /\S+@demo\.example/.exec(said) ?? []
  if (email === undefined) throw new Error(`The demo names nobody to sign in as: ${said}`)
  return { folder, email }
}
