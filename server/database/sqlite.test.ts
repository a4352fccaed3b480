import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseUnavailable, type Db } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { translateSqliteError } from '#server/database/sqlite-errors.ts'
import { reasonToRefuse } from '#server/database/sqlite-settings.ts'
import { StartError } from '#server/operator-error.ts'
import { aMember } from '#server/testing/factories.ts'

describe('the embedded database', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'whistlestop-sqlite-'))
    file = join(folder, 'data', 'test.db')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const pragma = async (db: Db, name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
    return Object.values(rows[0] ?? {})[0]
  }

  test('creates its folder and file, readable only by their owner', async () => {
    await (await openSqlite(file)).close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
  })

  test.each([':memory:', '', 'file:test.db'])('refuses %j, which is no file, and leaves none behind', async (name) => {
    const existed = existsSync(name)
    await expect(openSqlite(name)).rejects.toThrow(/must be a file/)
    expect([existed, existsSync(name)]).toEqual([false, false])
  })

  test('writes ahead, with each commit on the disk, and holds references and triggers', async () => {
    const database = await openSqlite(file)
    const settings = await database.write(async (db) => [
      await pragma(db, 'journal_mode'),
      await pragma(db, 'synchronous'),
      await pragma(db, 'foreign_keys'),
      await pragma(db, 'recursive_triggers'),
    ])
    expect(settings).toEqual(['wal', 2, 1, 1])
    await database.close()
  })

  test('cannot be written on the read handle', async () => {
    const database = await openSqlite(file)
    await migrate(database)
    await expect(database.read.deleteFrom('missions').execute()).rejects.toThrow()
    await database.close()
  })

  test('can be read during a write', async () => {
    const database = await openSqlite(file)
    await migrate(database)
    await aMember(database)
    const other = new DatabaseSync(file)
    other.exec('begin immediate; delete from points_histogram')
    expect(await database.read.selectFrom('points_histogram').select('members').execute()).toEqual([{ members: 1 }])
    other.exec('rollback')
    other.close()
    await database.close()
  })

  test('is ready, and not ready while another process keeps the lock or once it is closed', async () => {
    const database = await openSqlite(file)
    expect(await database.isReady()).toBe(true)
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    expect(await database.isReady()).toBe(false)
    other.exec('rollback')
    other.close()
    expect(await database.isReady()).toBe(true)
    await database.close()
    expect(await database.isReady()).toBe(false)
  })

  test('writes to its disk each time it is asked whether it is ready', async () => {
    const database = await openSqlite(file)
    const sizes: number[] = []
    for (let times = 0; times < 3; times++) {
      expect(await database.isReady()).toBe(true)
      sizes.push(statSync(`${file}-wal`).size)
    }
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b))
    await database.close()
  })

  describe('refuses to save into a file that is gone', () => {
    const saving = async (harm: (database: string) => void, heal?: (database: string) => void) => {
      const database = await openSqlite(file)
      await migrate(database)
      await aMember(database)
      harm(file)
      const reasons: unknown[] = []
      await expect(aMember(database)).rejects.toThrow(DatabaseUnavailable)
      await expect(database.exclusive(async (db) => db.deleteFrom('members').execute())).rejects.toThrow(/was moved/)
      expect(await database.isReady((reason) => reasons.push(reason))).toBe(false)
      expect(String(reasons[0])).toMatch(/test\.db(-wal)? was moved, removed or replaced/)
      expect(await database.read.selectFrom('members').select('id').execute()).toHaveLength(1)
      heal?.(file)
      if (heal) await aMember(database)
      expect(await database.isReady()).toBe(heal !== undefined)
      await database.close()
    }

    test('because it was moved, and saves again once it is back', () =>
      saving(
        (path) => renameSync(path, `${path}.away`),
        (path) => renameSync(`${path}.away`, path),
      ))

    test('because another lies in its place', () =>
      saving((path) => {
        copyFileSync(path, `${path}.copy`)
        renameSync(`${path}.copy`, path)
      }))

    test('because its log was removed', () => saving((path) => rmSync(`${path}-wal`)))
  })

  test('leaves one file when it is closed', async () => {
    const database = await openSqlite(file)
    await migrate(database)
    await database.close()
    expect(readdirSync(join(folder, 'data'))).toEqual(['test.db'])
  })

  test('keeps references whole when a schema change leaves one broken', async () => {
    const database = await openSqlite(file)
    await migrate(database)
    const { id } = await aMember(database, { tokens: 5 })
    const change = database.changeSchema((db) => db.deleteFrom('members').where('id', '=', id).execute())
    await expect(change).rejects.toThrow('references are broken')
    expect(await database.read.selectFrom('members').select('id').execute()).toEqual([{ id }])
    await database.close()
  })

  describe('is refused in one sentence', () => {
    const refusal = (path: string) => expect(openSqlite(path)).rejects

    test('where its folder cannot be', async () => {
      writeFileSync(join(folder, 'data'), '')
      await refusal(file).toThrow(StartError)
      await refusal(file).toThrow(/^The database .*test\.db cannot be used: .+\.$/)
    })

    test('where a folder has its name', async () => {
      mkdirSync(file, { recursive: true })
      await refusal(file).toThrow(/cannot be used: .*EISDIR/)
    })

    test('where the file is no database', async () => {
      mkdirSync(join(folder, 'data'))
      writeFileSync(file, 'not a database, '.repeat(1000))
      await refusal(file).toThrow(/file is not a database\. Restore a backup\.$/)
    })

    test('where it should be there already', async () => {
      await expect(openSqlite(file, true)).rejects.toThrow(/^There is no database .*test\.db\.$/)
    })
  })
})

describe('SQLite is trusted', () => {
  const good = { version: '3.53.4', journalMode: 'wal', synchronous: 2 }

  test.each([
    ['3.51.3', true],
    ['3.51.10', true],
    ['3.52.0', true],
    ['4.0.0', true],
    ['3.51.2', false],
    ['3.9.9', false],
    ['2.99.99', false],
  ])('in version %s: %s', (version, trusted) => {
    expect(reasonToRefuse({ ...good, version }) === undefined).toBe(trusted)
  })

  test('only with a write-ahead log that is synced at each commit', () => {
    expect(reasonToRefuse({ ...good, journalMode: 'delete' })).toMatch('journal mode is delete')
    expect(reasonToRefuse({ ...good, synchronous: 1 })).toMatch('synchronous is 1')
  })
})

test.each([
  ['BUSY', 5, true],
  ['a snapshot that is BUSY', 517, true],
  ['an error while reading the disk', 266, true],
  ['a full disk', 13, true],
  ['a constraint', 787, false],
  ['a malformed file', 11, false],
])('SQLite saying %s (%i) is a matter of waiting: %s', (_what, errcode, waiting) => {
  const error = Object.assign(new Error('from SQLite'), { errcode })
  expect(translateSqliteError(error) instanceof DatabaseUnavailable).toBe(waiting)
})
