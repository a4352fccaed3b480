import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseLocation } from '#server/config.ts'
import { copyDatabase } from '#server/database/copy-database.ts'
import type { Database, Db } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { TABLE_KEYS } from '#server/database/table-keys.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { StartError } from '#server/operator-error.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aMaterial, aMember, aQuiz } from '#server/testing/factories.ts'

const folder = mkdtempSync(join(tmpdir(), 'whistlestop-copy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const aFile = (name: string): DatabaseLocation => ({ kind: 'sqlite', file: join(folder, name) })

/** More than one page of members, each with a sponsor whose id may sort after theirs. */
async function fill(database: Database): Promise<void> {
  const course = await aCourse(database)
  await aMaterial(database, course.id)
  await aQuiz(database, course.id)
  const lesson = await aLesson(database, course.id)
  await aQuiz(database, null, { lesson_id: lesson.id, idea: 'first-word' })
  const sponsor = await aMember(database, { id: 'zoe', name: 'Zoë 🚂', tokens: 5, leaderboard_pts: 40 })
  await database.write(async (db) => {
    const finished = { member_id: sponsor.id, lesson_id: lesson.id, completed_at: 1 }
    await db.insertInto('lesson_completions').values(finished).execute()
    for (let index = 0; index < 1_001; index++) {
      const id = `m${String(index).padStart(4, '0')}`
      const person = { id, name: id, email: id, email_key: id, invite_code: id, sponsor_id: sponsor.id }
      const counts = { is_admin: 0 as const, tokens: 0, leaderboard_pts: 0, invited_count: 0, joined_at: index }
      await db
        .insertInto('members')
        .values({ ...person, ...counts })
        .execute()
    }
    await db
      .updateTable('points_histogram')
      .set((eb) => ({ members: eb('members', '+', 1_001) }))
      .where('points', '=', 0)
      .execute()
  })
}

async function everyRow(db: Db): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const [table, keys] of Object.entries(TABLE_KEYS)) {
    const order = sql.join(keys.map((key) => sql.ref(key)))
    const { rows } = await sql`select * from ${sql.table(table)} order by ${order}`.execute(db)
    all[table] = rows.map((row) => ({ ...(row as object) }))
  }
  return all
}

async function expectLedgerInOrder(database: Database): Promise<void> {
  const found: unknown[] = []
  const note = (finding: unknown) => found.push(finding)
  await verifyLedger(database.read, { wrongBalance: note, wrongTotal: note })
  expect(found).toEqual([])
}

describeEachSharedDatabase('a copy into an empty database', (target) => {
  let source: Database
  beforeAll(async () => {
    source = await openDatabase(aFile(`source-${target().engine}.db`))
    await migrate(source)
    await fill(source)
  })
  afterAll(() => source.close())
  const from = () => aFile(`source-${target().engine}.db`)

  test('has every row of every table, while the source is open', async () => {
    const { rows, tokens, points } = await copyDatabase(from(), target())
    expect({ members: rows.members, tokens, points }).toEqual({ members: 1_002, tokens: 5, points: 40 })
    expect(await everyRow(target().read)).toEqual(await everyRow(source.read))
    await expectLedgerInOrder(target())
  })

  test('counts new ids on from the highest', async () => {
    const highest = await source.read.selectFrom('courses').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect((await aCourse(target())).id).toBe(highest.id + 1)
  })

  test('still refuses what refers to nothing', async () => {
    const lost = { member_id: 'nobody', kind: 'mission' as const, reference: '1', tokens: 0, points: 0, created_at: 0 }
    await expect(target().write((db) => db.insertInto('ledger').values(lost).execute())).rejects.toThrow()
  })

  test('is refused when the target isn’t empty, and leaves it unchanged', async () => {
    const before = await everyRow(target().read)
    await expect(copyDatabase(from(), target())).rejects.toThrow(StartError)
    expect(await everyRow(target().read)).toEqual(before)
  })
})

describeEachSharedDatabase('a copy back into a file', (source, location) => {
  test('has every row of every table', async () => {
    await fill(source())
    const target = await openDatabase(aFile(`back-from-${source().engine}.db`))
    await copyDatabase(location(), target)
    expect(await everyRow(target.read)).toEqual(await everyRow(source().read))
    await expectLedgerInOrder(target)
    await target.close()
  })
})

describeEachSharedDatabase('a copy of a row that the target does not take', (target) => {
  const spoilt = async (name: string, ...statements: ReturnType<typeof sql>[]) => {
    const file = aFile(`${name}-${target().engine}.db`)
    const from = await openDatabase(file)
    await migrate(from)
    await aMember(from, { id: 'ana' })
    for (const statement of statements) await from.write((db) => statement.execute(db))
    await from.close()
    return copyDatabase(file, target()).catch((error: unknown) => error)
  }
  const nothing = async () => {
    const rows = Object.entries(await everyRow(target().read)).filter(
      ([table]) => !['catalogue', 'referral_secret', 'push_keys', 'team_counting'].includes(table),
    )
    return rows.every(([, { length }]) => length === 0)
  }

  test('names the row in one line, and leaves the target empty', async () => {
    const failure = await spoilt(
      'negative',
      sql`pragma ignore_check_constraints = 1`,
      sql`update members set tokens = -1 where id = 'ana'`,
    )
    expect(failure).toBeInstanceOf(StartError)
    expect((failure as StartError).message).toMatch(/^A row of "members" \(id "ana"\) can't be copied: [^\n]+$/)
    expect(await nothing()).toBe(true)
  })

  test('says where U+0000 stands, which PostgreSQL does not store', async () => {
    const failure = await spoilt('nul', sql`update members set phone = ${'1\u00002'} where id = 'ana'`)
    if (target().engine === 'sqlite') return expect(failure).toMatchObject({ rows: { members: 1 } })
    expect(failure).toBeInstanceOf(StartError)
    expect((failure as StartError).message).toMatch(/^A row of "members" \(id "ana"\) .*U\+0000, which is in its phone/)
    expect(await nothing()).toBe(true)
  })
})
