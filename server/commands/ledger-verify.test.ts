import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { aMember } from '#server/testing/factories.ts'

const COMMAND = join(import.meta.dirname, 'ledger-verify.ts')

describe('npm run ledger:verify, while a program has the database open,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-verify-'))
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ kind: 'sqlite', file: join(folder, 'whistlestop.db') })
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (...words: string[]) =>
    new Promise<{ code: number; lines: string[] }>((resolve) => {
      const options = { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder } }
      const child = execFile(process.execPath, [COMMAND, ...words], options, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, lines: `${stdout}${stderr}`.trim().split('\n') }),
      )
    })

  test('refuses a database that is not migrated, and leaves it so', async () => {
    expect(await run()).toEqual({ code: 1, lines: [expect.stringMatching(/older schema.*npm run db:migrate\.$/)] })
    expect(await database.read.introspection.getTables()).toEqual([])
  })

  test('says in one line that all is well', async () => {
    await migrate(database)
    await aMember(database, { id: 'ana', tokens: 5, leaderboard_pts: 10 })
    expect(await run()).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^Everything agrees: .* Members checked: 1\.$/)],
    })
  })

  test('names each disagreement, with exit code 1', async () => {
    await database.write((db) => db.updateTable('members').set({ tokens: 500 }).where('id', '=', 'ana').execute())
    await database.write((db) =>
      db.updateTable('points_histogram').set({ members: 7 }).where('points', '=', 10).execute(),
    )
    expect(await run()).toEqual({
      code: 1,
      lines: [
        'Member ana has 500 tokens and 10 points, but the ledger says 5 tokens and 10 points.',
        'The leaderboard counts 7 with 10 points, but there are 1.',
        'Disagreements: 2. Members checked: 1.',
      ],
    })
  })

  test('recounts the leaderboard when told to, but never changes a balance', async () => {
    expect(await run('--rebuild-leaderboard')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Member ana has 500 tokens/), 'Disagreements: 1. Members checked: 1.'],
    })
  })

  test('does not know other words', async () => {
    expect(await run('--repair')).toEqual({ code: 1, lines: [expect.stringMatching(/^Usage: /)] })
  })
})
