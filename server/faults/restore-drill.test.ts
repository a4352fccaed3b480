import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { DatabaseLocation } from '#server/config.ts'
import { readContents } from '#server/database/copy-database.ts'
import { readSnapshot } from '#server/database/snapshot.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { figure, seeded, size } from '#server/testing/fault-settings.ts'
import { readContent } from './check-histories.ts'
import { describeEachGround, type Ground, integrityOf } from './engines.ts'
import { addMembers } from './many-members.ts'
import { aWriter, everybody, writeOn } from './writers.ts'

const BACKUPS = 10
const WRITERS = 8
/** In milliseconds. */
const RESTORED_WITHIN = 60_000

describeEachGround('a backup of a busy server', (ground) => {
  test('made ten times, restores each time to one moment, whole and adding up, within a minute', async () => {
    const members = size('MEMBERS', 2_000, 100_000)
    const { kind } = ground().location
    const random = seeded(`backups of ${kind}`)
    const { program } = await ground().start({ LOG_LEVEL: 'fatal' })
    await ground().look((database) => addMembers(database, members))
    const content = await ground().look(readContent)
    const writers = Array.from({ length: WRITERS }, () => aWriter(random))
    const acknowledged = () => everybody(writers).reduce((sum, { done }) => sum + done.length, 0)
    let isOver = false
    const writing = Promise.all(writers.map((writer) => writeOn(writer, content, program.url, () => isOver)))
    const took = { backup: [] as number[], restore: [] as number[] }
    for (let number = 0; number < BACKUPS; number++) {
      const before = { steps: acknowledged(), ...(await contentsOf(ground().location)) }
      const backup = await timed(() => backUp(ground()))
      took.backup.push(backup.took)
      expect(acknowledged(), 'the server went on').toBeGreaterThan(before.steps)
      const restored = await restore(ground(), backup.value)
      took.restore.push(restored.took)
      expect(restored.rows.members).toBeGreaterThanOrEqual(members)
      // Everything that was acknowledged before it began is in it.
      for (const table of ['members', 'ledger', 'invitations', 'deliveries'] as const) {
        expect(restored.rows[table], table).toBeGreaterThanOrEqual(before.rows[table] ?? 0)
      }
      expect(restored.wrong).toEqual([])
    }
    isOver = true
    await writing
    const [slowestBackup, slowest] = [took.backup, took.restore].map((all) => (Math.max(...all) / 1_000).toFixed(1))
    figure(
      `${kind}: ${BACKUPS} backups of ${members} members under ${acknowledged()} writes, slowest ${slowestBackup} s; each restored, slowest ${slowest} s`,
    )
    expect(Math.max(...took.restore)).toBeLessThanOrEqual(RESTORED_WITHIN)
  })
})

/** As an operator does it. @returns the backup's folder */
async function backUp(ground: Ground): Promise<string> {
  const said = await command('backup', [], settingsFor(ground.location, ground.folder))
  return said.split(' is complete')[0] ?? ''
}

/** Into an empty place of the same engine. @returns what is there then, and how long it took */
async function restore({ postgres }: Ground, backup: string) {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-drill-'))
  const place = await anEmptyPlace(postgres?.url, folder)
  try {
    const { took } = await timed(() => command('restore', [backup], settingsFor(place.location, folder)))
    const wrong = await findWrong(place.location)
    return { took, wrong, ...(await contentsOf(place.location)) }
  } finally {
    await place.remove()
    rmSync(folder, { recursive: true })
    rmSync(backup, { recursive: true })
  }
}

async function anEmptyPlace(url: string | undefined, folder: string) {
  if (url === undefined) {
    const location: DatabaseLocation = { kind: 'sqlite', file: join(folder, 'whistlestop.db') }
    return { location, remove: async () => undefined }
  }
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run('create database drill')
  const location: DatabaseLocation = { kind: 'postgres', url: url.replace(/\/\w+$/, '/drill') }
  return { location, remove: () => run('drop database drill with (force)') }
}

/** Runs an operator's command with these settings. @returns what it said */
async function command(name: 'backup' | 'restore', words: string[], settings: Record<string, string>): Promise<string> {
  const file = join(import.meta.dirname, `../commands/${name}.ts`)
  const env = { PATH: process.env.PATH, ...settings }
  return (await promisify(execFile)(process.execPath, [file, ...words], { env })).stdout
}

function settingsFor(location: DatabaseLocation, folder: string): Record<string, string> {
  return { DATA_DIR: folder, ...(location.kind === 'postgres' ? { DATABASE_URL: location.url } : {}) }
}

function contentsOf(location: DatabaseLocation) {
  return readSnapshot(location, readContents)
}

/** Everything that is broken, or doesn't add up. */
async function findWrong(location: DatabaseLocation): Promise<unknown[]> {
  const wrong: unknown[] = []
  const note = (finding: unknown) => wrong.push(finding)
  await readSnapshot(location, async (db) => {
    await verifyLedger(db, { wrongBalance: note, wrongTotal: note })
  })
  const integrity = integrityOf(location)
  return integrity === 'ok' ? wrong : [...wrong, integrity]
}

async function timed<T>(act: () => Promise<T>): Promise<{ value: T; took: number }> {
  const since = performance.now()
  const value = await act()
  return { value, took: performance.now() - since }
}
