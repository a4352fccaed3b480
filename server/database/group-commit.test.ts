import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { Kysely, type LogEvent, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailable, type Transaction, type Write } from '#server/database/database.ts'
import { GroupCommit } from '#server/database/group-commit.ts'
import type { Schema } from '#server/database/schema.ts'
import { NodeSqliteDialect } from '#server/database/sqlite-dialect.ts'
import { UnitScope } from '#server/database/unit-scope.ts'

const TIMEOUT = 150

/** How often it tries to get the lock while another process has it. */
const TRIES = 10

describe('the group commit', () => {
  let folder: string
  let file: string
  let writer: DatabaseSync
  let reader: DatabaseSync
  let commits: GroupCommit
  let write: Write
  /** How often a transaction was begun, or tried to be. */
  let begun = 0

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'whistlestop-group-'))
    file = join(folder, 'test.db')
    writer = new DatabaseSync(file, { timeout: 0 })
    writer.exec('pragma journal_mode = wal; create table notes (text text not null)')
    reader = new DatabaseSync(file, { readOnly: true })
    begun = 0
    const log = ({ query }: LogEvent) => {
      if (query.sql.startsWith('begin')) begun++
    }
    const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(writer), log })
    commits = new GroupCommit(db, new UnitScope(), TIMEOUT)
    write = commits.write
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await commits.close()
    reader.close()
    writer.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const note = (text: string) => async (db: Transaction) => {
    await sql`insert into notes values (${text})`.execute(db)
    return text
  }
  const notes = () =>
    reader
      .prepare('select text from notes order by rowid')
      .all()
      .map((row) => row.text)

  test('answers each unit with what it returned', async () => {
    expect(await Promise.all([write(note('a')), write(note('b')), write(note('c'))])).toEqual(['a', 'b', 'c'])
    expect(notes()).toEqual(['a', 'b', 'c'])
  })

  test('undoes a unit that throws alone, and commits its neighbours', async () => {
    const failing = async (db: Transaction) => {
      await note('wrong')(db)
      throw new Error('on purpose')
    }
    const outcomes = await Promise.allSettled([write(note('before')), write(failing), write(note('after'))])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: new Error('on purpose') })
    expect(notes()).toEqual(['before', 'after'])
  })

  test('undoes a unit whose query fails alone', async () => {
    const failing = (db: Transaction) => sql`insert into notes values (${null})`.execute(db)
    const outcomes = await Promise.allSettled([write(note('before')), write(failing), write(note('after'))])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(notes()).toEqual(['before', 'after'])
  })

  test('commits units that wait together once', async () => {
    const before = commitsIn(`${file}-wal`)
    await Promise.all(Array.from({ length: 100 }, (_, index) => write(note(String(index)))))
    expect(commitsIn(`${file}-wal`) - before).toBe(1)
    for (const text of ['one', 'two', 'three']) await write(note(text))
    expect(commitsIn(`${file}-wal`) - before).toBe(4)
  })

  test('rejects every unit when the commit fails, even one that succeeded', async () => {
    writer.exec('create table parents (id integer primary key)')
    writer.exec('create table children (parent integer references parents (id) deferrable initially deferred)')
    const orphan = (db: Transaction) => sql`insert into children values (1)`.execute(db)
    const outcomes = await Promise.allSettled([write(note('fine')), write(orphan)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(notes()).toEqual([])
    expect(await write(note('later'))).toBe('later')
  })

  test('answers only after the commit', async () => {
    const writeAndLook = async (text: string) => {
      await write(note(text))
      return notes()
    }
    const seenByOthers = await Promise.all(Array.from({ length: 20 }, (_, index) => writeAndLook(String(index))))
    for (const seen of seenByOthers) expect(seen).toHaveLength(20)
  })

  test('refuses with a reason when the disk is full, loses nothing, and works again when there is room', async () => {
    await write(note('kept'))
    const fill = async (db: Transaction) => {
      for (let index = 0; index < 100; index++) await note('x'.repeat(4_000))(db)
    }
    const pages = writer.prepare('pragma page_count').get()?.page_count
    writer.exec(`pragma max_page_count = ${Number(pages) + 3}`)
    const outcomes = await Promise.allSettled([write(fill), write(fill)])
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
    expect(notes()).toEqual(['kept'])
    writer.exec('pragma max_page_count = 1000000')
    expect(await write(note('again'))).toBe('again')
    expect(notes()).toEqual(['kept', 'again'])
  })

  test('waits for the lock of another process without stopping the event loop or keeping it busy', async () => {
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    // So that it does not time out on a busy machine.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const written = write(note('patient'))
    let turns = 0
    for (; begun < TRIES; turns++) await setImmediate()
    expect(notes()).toEqual([])
    other.exec('commit')
    other.close()
    expect(await written).toBe('patient')
    // Were it tried at each turn, or did each try stop the loop, there would be about as many turns as tries.
    expect(turns).toBeGreaterThan(10 * TRIES)
  })

  test('gives up on the lock of another process after its timeout, for units that have waited that long', async () => {
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    const early = write(note('early'))
    clock.mockReturnValue(1)
    const late = write(note('late'))
    clock.mockReturnValue(TIMEOUT)
    await expect(early).rejects.toThrow(DatabaseUnavailable)
    other.exec('commit')
    other.close()
    expect(await late).toBe('late')
    expect(notes()).toEqual(['late'])
  })

  test('finishes what waits when it is closed, and takes no more', async () => {
    const waiting = write(note('last'))
    await commits.close()
    expect(notes()).toEqual(['last'])
    expect(await waiting).toBe('last')
    await expect(write(note('too late'))).rejects.toThrow(DatabaseUnavailable)
  })

  test('runs a unit in the async context of its caller', async () => {
    const caller = new AsyncLocalStorage<string>()
    const whoAsks = (name: string) => caller.run(name, () => write(async () => caller.getStore()))
    expect(await Promise.all(['Ana', 'Ben', 'Cleo'].map(whoAsks))).toEqual(['Ana', 'Ben', 'Cleo'])
  })
})

/** Counts the frames of a write-ahead log that end a transaction (https://www.sqlite.org/fileformat2.html#walformat). */
function commitsIn(file: string): number {
  const log = readFileSync(file)
  const pageSize = log.readUInt32BE(8)
  let commits = 0
  for (let frame = 32; frame < log.length; frame += 24 + pageSize) {
    if (log.readUInt32BE(frame + 4) !== 0) commits++
  }
  return commits
}
