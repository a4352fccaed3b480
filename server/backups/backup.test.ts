import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { keepNewest, makeBackup } from '#server/backups/make-backup.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { type Config, type DatabaseLocation, loadConfig } from '#server/config.ts'
import { readContents } from '#server/database/copy-database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { uploadsFolder } from '#server/features/course-materials/public.ts'
import { postEntry, verifyLedger } from '#server/features/ledger/public.ts'
import { StartError } from '#server/operator-error.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'

const root = mkdtempSync(join(tmpdir(), 'whistlestop-backup-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let made = 0
/** Settings with a new folder. */
function aConfig(database?: DatabaseLocation): Config {
  const dataDir = join(root, `data-${++made}`)
  mkdirSync(dataDir)
  return { ...loadConfig({ DATA_DIR: dataDir }), ...(database ? { database } : {}) }
}

async function anUpload(database: Database, config: Config, id: string): Promise<void> {
  mkdirSync(uploadsFolder(config), { recursive: true })
  writeFileSync(join(uploadsFolder(config), id), `bytes of ${id}`)
  const file = { id, media_type: 'application/pdf', size: 9, download_name: 'a.pdf', created_at: 0 }
  await database.write((db) => db.insertInto('files').values(file).execute())
}

async function disagreements(database: Database): Promise<unknown[]> {
  const found: unknown[] = []
  const note = (finding: unknown) => found.push(finding)
  await verifyLedger(database.read, { wrongBalance: note, wrongTotal: note })
  return found
}

describeEachSharedDatabase('a backup', (database, location) => {
  test('made ten times under load restores each time to one moment, with its uploads and a ledger that adds up', async () => {
    const config = aConfig(location())
    const members = await Promise.all(Array.from({ length: 8 }, () => aMember(database())))
    await anUpload(database(), config, 'upload-1')
    let isOver = false
    let acknowledged = 0
    const load = members.map(async ({ id }) => {
      for (let index = 0; !isOver; index++) {
        const entry = {
          memberId: id,
          kind: 'mission' as const,
          reference: `load-${index}`,
          tokens: 1,
          points: 2,
          at: index,
        }
        await database().write((db) => postEntry(db, entry))
        acknowledged += 1
      }
    })
    const backups = []
    for (let index = 0; index < 10; index++) {
      const before = acknowledged
      backups.push({ before, ...(await makeBackup(config, join(config.dataDir, 'backups'), index * 1_000)) })
    }
    isOver = true
    await Promise.all(load)
    expect(acknowledged).toBeGreaterThan(backups.at(-1)?.before ?? 0)
    for (const { folder, before, files, missingFiles } of backups) {
      expect({ files, missingFiles }).toEqual({ files: 1, missingFiles: 0 })
      const restored = aConfig()
      expect(await restoreBackup(restored, folder)).toBe(8)
      const copy = await openDatabase(restored.database)
      expect((await readContents(copy.read)).tokens).toBeGreaterThanOrEqual(before)
      expect(await disagreements(copy)).toEqual([])
      await copy.close()
      expect(readFileSync(join(uploadsFolder(restored), 'upload-1'), 'utf8')).toBe('bytes of upload-1')
    }
  }, 60_000)

  test('holds the database and the uploads, and nothing that was made to read them', async () => {
    const config = aConfig(location())
    const { folder } = await makeBackup(config, join(config.dataDir, 'backups'), 0)
    expect(readdirSync(folder).sort()).toEqual(['files', 'whistlestop.db'])
  })

  test('says which uploads were gone', async () => {
    const config = aConfig(location())
    const { files, missingFiles } = await makeBackup(config, join(config.dataDir, 'backups'), 0)
    expect({ files, missingFiles }).toEqual({ files: 0, missingFiles: 1 })
  })
})

const ACCESS = ['sessions', 'password_links', 'email_links'] as const

/** A session and links that would still work. */
async function accessOf(database: Database, memberId: string): Promise<void> {
  const [at, later] = [Date.now(), Date.now() + 3_600_000]
  const link = { member_id: memberId, expires_at: later, used_at: null }
  await database.write(async (db) => {
    await db
      .insertInto('sessions')
      .values({ token_hash: 's', member_id: memberId, created_at: at, last_seen_at: at })
      .execute()
    await db
      .insertInto('password_links')
      .values({ ...link, token_hash: 'p' })
      .execute()
    await db
      .insertInto('email_links')
      .values({ ...link, token_hash: 'e', purpose: 'verify', email: 'a@example.com' })
      .execute()
  })
}

const leaveEmpty = async () => undefined

describeEachSharedDatabase(
  'restoring',
  (database, location) => {
    const aBackup = async () => {
      const config = aConfig()
      const source = await openDatabase(config.database)
      await migrate(source)
      await aMember(source, { id: 'ana', tokens: 5, leaderboard_pts: 10 })
      await accessOf(source, 'ana')
      await anUpload(source, config, 'upload-1')
      await source.close()
      return (await makeBackup(config, join(config.dataDir, 'backups'), 0)).folder
    }

    test('a backup of the embedded database fills this engine, once', async () => {
      const folder = await aBackup()
      const isFile = location().kind === 'sqlite'
      const config = isFile ? aConfig() : aConfig(location())
      expect(await restoreBackup(config, folder)).toBe(1)
      const restored = isFile ? await openDatabase(config.database) : database()
      expect(await restored.read.selectFrom('members').select(['id', 'tokens']).execute()).toEqual([
        { id: 'ana', tokens: 5 },
      ])
      expect(await disagreements(restored)).toEqual([])
      for (const table of ACCESS) expect(await restored.read.selectFrom(table).selectAll().execute()).toEqual([])
      if (isFile) await restored.close()
      // Only the owner may read password hashes.
      if (isFile) expect(statSync(join(config.dataDir, 'whistlestop.db')).mode & 0o777).toBe(0o600)
      const refused = { ...aConfig(), database: config.database }
      await expect(restoreBackup(refused, folder)).rejects.toThrow(StartError)
      expect(readdirSync(refused.dataDir)).toEqual([])
    })
  },
  leaveEmpty,
)

describe('a backup', () => {
  test('of nothing is refused, and leaves nothing', async () => {
    const config = aConfig()
    await expect(makeBackup(config, join(config.dataDir, 'backups'), 0)).rejects.toThrow(StartError)
    expect(readdirSync(join(config.dataDir, 'backups'))).toEqual([])
  })

  test('is readable by its owner alone', async () => {
    const config = aConfig()
    const source = await openDatabase(config.database)
    await migrate(source)
    await source.close()
    const { folder } = await makeBackup(config, join(config.dataDir, 'backups'), 0)
    expect(statSync(join(folder, 'whistlestop.db')).mode & 0o777).toBe(0o600)
  })

  test('that was damaged is not restored', async () => {
    const config = aConfig()
    const source = await openDatabase(config.database)
    await migrate(source)
    await source.close()
    const { folder } = await makeBackup(config, join(config.dataDir, 'backups'), 0)
    truncateSync(join(folder, 'whistlestop.db'), 40_960)
    const target = aConfig()
    await expect(restoreBackup(target, folder)).rejects.toThrow(StartError)
    expect(existsSync(join(target.dataDir, 'whistlestop.db'))).toBe(false)
  })

  test('is not a folder that another program created', async () => {
    await expect(restoreBackup(aConfig(), root)).rejects.toThrow(/is not a backup/)
  })

  test('makes room by the oldest, and touches nothing else', async () => {
    const folder = join(root, 'many')
    for (const name of [
      '2026-01-01T00-00-00Z',
      '2026-01-02T00-00-00Z',
      '2026-01-03T00-00-00Z',
      '2026-01-04T00-00-00Z.part',
      'mine',
    ]) {
      mkdirSync(join(folder, name), { recursive: true })
    }
    expect(await keepNewest(folder, 2)).toBe(1)
    expect(readdirSync(folder).sort()).toEqual(['2026-01-02T00-00-00Z', '2026-01-03T00-00-00Z', 'mine'])
  })
})
