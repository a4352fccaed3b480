import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { aMember } from '#server/testing/factories.ts'

const COMMAND = join(import.meta.dirname, 'reset-link.ts')

describe('npm run reset-link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-reset-'))
  beforeAll(async () => {
    const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'whistlestop.db') })
    await migrate(database)
    await aMember(database, { email: 'Ana@example.com', email_key: 'ana@example.com' })
    await database.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (...words: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const options = {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PUBLIC_URL: 'https://line.example' },
      }
      const child = execFile(process.execPath, [COMMAND, ...words], options, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}`.trim() }),
      )
    })

  test('prints a link for a member', async () => {
    const { code, said } = await run('ana@EXAMPLE.com')
    expect(code).toBe(0)
    expect(said).toMatch(
      /choose a password within 24 hours at https:\/\/line\.example\/reset-password#token=[\w-]{43}$/,
    )
  })

  test('says in one line that no account has the address, or that an address is missing', async () => {
    expect(await run('nobody@example.com')).toEqual({ code: 1, said: 'No account has the address nobody@example.com.' })
    expect(await run()).toEqual({ code: 1, said: 'Usage: npm run reset-link -- ADDRESS' })
  })
})
