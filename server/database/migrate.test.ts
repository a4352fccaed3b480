import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, requireOurSchema } from '#server/database/migrate.ts'
import { MIGRATIONS, type Migration } from '#server/database/migrations/all.ts'
import { openDatabase } from '#server/database/open.ts'
import { StartError } from '#server/operator-error.ts'
import { describeEachDatabase, describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { nextMessage, runInProcesses, startWorker } from '#server/testing/processes.ts'
import { TABLE_COLUMNS } from '#server/testing/table-columns.ts'

const addNotes: Migration = async (db) => {
  await db.schema.createTable('notes').addColumn('text', 'text').execute()
}
const fail: Migration = async () => {
  throw new Error('on purpose')
}

test('every numbered file is a migration, and every migration a numbered file', () => {
  const files = globSync('migrations/[0-9]*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
  expect(files.map((file) => basename(file, '.ts')).sort()).toEqual(Object.keys(MIGRATIONS))
})

describeEachDatabase('migration', (database) => {
  const tables = async () => (await database().read.introspection.getTables()).map(({ name }) => name)

  test('gives the tables the columns that their types promise', async () => {
    const found = (await database().read.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name).sort(),
    ])
    const promised = Object.entries(TABLE_COLUMNS).map(([table, columns]) => [table, Object.keys(columns).sort()])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(promised))
  })

  test('done twice changes nothing', async () => {
    const member = await aMember(database())
    expect(await migrate(database())).toEqual([])
    expect(await database().read.selectFrom('members').selectAll().execute()).toEqual([member])
    await expect(requireOurSchema(database())).resolves.toBeUndefined()
  })

  test('that fails leaves nothing behind, not even of the ones before it', async () => {
    const failing = migrate(database(), { ...MIGRATIONS, '9000-notes': addNotes, '9001-fail': fail })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await tables()).not.toContain('notes')
    expect(await migrate(database())).toEqual([])
  })

  test('refuses a database that a newer program has made, in one sentence, and changes nothing', async () => {
    expect(await migrate(database(), { ...MIGRATIONS, '9000-notes': addNotes })).toEqual(['9000-notes'])
    const refusal = await migrate(database()).catch((error) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(refusal.message).toMatch(/^The database was made by a newer version .*"9000-notes".*\.$/)
    await expect(requireOurSchema(database())).rejects.toThrow(StartError)
    expect(await tables()).toContain('notes')
  })
})

describeEachDatabase('a database without our schema', (database) => {
  test('is refused by commands that only look', async () => {
    await database().changeSchema((db) => sql`delete from kysely_migration`.execute(db))
    await expect(requireOurSchema(database())).rejects.toThrow(/npm run db:migrate/)
  })
})

const WORKER = new URL('../testing/workers/migrate.worker.ts', import.meta.url)

const leaveEmpty = async () => undefined

describeEachSharedDatabase(
  'an empty database',
  (_database, location) => {
    test('is migrated once when several processes start at once', async () => {
      const ran = await runInProcesses<string[]>(3, WORKER, location(), {})
      expect(ran.flat()).toEqual(Object.keys(MIGRATIONS))
    })
  },
  leaveEmpty,
)

describeEachSharedDatabase(
  'a migration',
  (_database, location) => {
    test('whose process is killed leaves the database as it was, and the next one does it', async () => {
      const worker = startWorker(WORKER, location(), { hangs: true })
      await nextMessage(worker)
      worker.send('go')
      expect(await nextMessage(worker)).toBe('in the middle')
      worker.kill('SIGKILL')
      const next = await openDatabase(location())
      expect(await migrate(next)).toEqual(Object.keys(MIGRATIONS))
      await next.close()
    })
  },
  leaveEmpty,
)
