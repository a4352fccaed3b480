import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { aMember } from '#server/testing/factories.ts'

describe('npm run reset-link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-reset-'))
  beforeAll(async () => {
    const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'whistlestop.db') })
    await migrate(database)
    await aMember(database, { email: 'Ana@example.com', email_key: 'ana@example.com' })
    await aMember(database, { email: 'chief@example.com', email_key: 'chief@example.com', is_admin: 1 })
    await database.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const runIn = (dataDir: string, command: string, ...words: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const options = {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PUBLIC_URL: 'https://line.example' },
      }
      const file = join(import.meta.dirname, command)
      const child = execFile(process.execPath, [file, ...words], options, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}`.trim() }),
      )
    })
  const runCommand = (command: string, ...words: string[]) => runIn(folder, command, ...words)
  const run = (...words: string[]) => runCommand('reset-link.ts', ...words)

  test('prints a link for a member', async () => {
    const { code, said } = await run('ana@EXAMPLE.com')
    expect(code).toBe(0)
    expect(said).toMatch(
      /choose a password within 24 hours at https:\/\/line\.example\/reset-password#token=[\w-]{43}$/,
    )
  })

  test.each([
    ['reset-link.ts', 'nobody@example.com', 'No account has the address nobody@example.com.'],
    ['admin-link.ts', 'ana@example.com', "ana@example.com is not an administrator's address."],
  ])('prints the links that were made before %s refuses an address', async (command, refused, reason) => {
    const { code, said } = await runCommand(command, 'chief@example.com', refused)
    expect(code).toBe(1)
    const [link, ...others] = said.split('\n')
    expect(link).toMatch(/^chief@example\.com: choose a password .*#token=[\w-]{43}$/)
    expect(others).toEqual([reason])
  })

  test('says in one line that no account has the address, or that an address is missing', async () => {
    expect(await run('nobody@example.com')).toEqual({ code: 1, said: 'No account has the address nobody@example.com.' })
    expect(await run()).toEqual({ code: 1, said: 'Usage: npm run reset-link -- ADDRESS' })
  })

  test('makes no database where there is none, nor do the other commands on accounts and keys', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const said = `There is no database at ${join(elsewhere, 'whistlestop.db')}.`
    const commands = ['reset-link.ts', 'admin-link.ts', 'create-admin.ts', 'push-rotate-keys.ts']
    const answers = await Promise.all(commands.map((command) => runIn(elsewhere, command, 'ana@example.com')))
    expect(answers).toEqual(commands.map(() => ({ code: 1, said })))
    expect(existsSync(elsewhere)).toBe(false)
  })
})
