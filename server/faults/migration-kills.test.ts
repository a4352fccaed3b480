import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS } from '#server/database/migrations/all.ts'
import { between, figure, seeded, size } from '#server/testing/fault-settings.ts'
import { nextMessage, startWorker } from '#server/testing/processes.ts'
import { describeEachGround, type Ground } from './engines.ts'
import type { MigrationKill } from './migration-kills.worker.ts'

const WORKER = new URL('./migration-kills.worker.ts', import.meta.url)
const NAMES = Object.keys(MIGRATIONS)

describeEachGround('a migration whose process is killed', (ground) => {
  test('at any query of it leaves the old schema, and the next start makes the new one', async () => {
    const random = seeded(`kills in migrations on ${ground().location.kind}`)
    const queries = (await run(ground(), { upTo: NAMES.length })) as string[]
    const complete = await ground().look(schemaOf)
    const kills = size('MIGRATION_KILLS', 12, 50)
    const within: Record<string, number> = {}
    for (let kill = 0; kill < kills; kill++) {
      await empty(ground())
      // Each migration has its turn, above what the ones before it have made.
      const done = kill % NAMES.length
      const dying = NAMES[done] ?? ''
      await run(ground(), { upTo: done })
      const before = await ground().look(schemaOf)
      const own = queries.filter((name) => name === dying).length
      const died = await run(ground(), { upTo: NAMES.length, dieBefore: between(random, 0, own - 1) })
      expect(died).toBe('killed')
      within[dying] = (within[dying] ?? 0) + 1
      expect(await ground().look(schemaOf)).toEqual(before)
      expect(await ground().look((database) => migrate(database))).toEqual(NAMES.slice(done))
      expect(await ground().look(schemaOf)).toEqual(complete)
      expect(ground().integrity()).toBe('ok')
    }
    figure(
      `${ground().location.kind}: ${kills} kills in migrations, ${JSON.stringify(within)}: all or nothing each time`,
    )
  })
})

async function run({ location }: Ground, input: MigrationKill): Promise<unknown> {
  const worker = startWorker(WORKER, location, input)
  await nextMessage(worker)
  worker.send('go')
  return nextMessage(worker).catch(() => (worker.signalCode === 'SIGKILL' ? 'killed' : 'failed'))
}

/** Every table with its columns, and what was done to get there. */
async function schemaOf({ read }: Database): Promise<string[]> {
  const tables = await read.introspection.getTables({ withInternalKyselyTables: true })
  const known = tables.some(({ name }) => name === 'kysely_migration')
  const done = known ? (await sql<{ name: string }>`select name from kysely_migration`.execute(read)).rows : []
  const columns = tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name} ${column.dataType} ${column.isNullable}`),
  )
  return [...columns, ...done.map(({ name }) => name)].sort()
}

async function empty(ground: Ground): Promise<void> {
  const { location } = ground
  if (location.kind === 'sqlite') for (const end of ['', '-wal', '-shm']) rmSync(location.file + end, { force: true })
  else {
    await ground.look((database) =>
      database.changeSchema(async (db) => {
        await sql`drop schema public cascade`.execute(db)
        await sql`create schema public`.execute(db)
      }),
    )
  }
}
