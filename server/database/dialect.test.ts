import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'

const SERVER = new URL('../', import.meta.url).pathname

/** Code that asks which engine it is, in any form. */
const ENGINE_CHECK =
  /\b(engine|dialect|(location|where|database)\.kind)\b[^\n]*[!=]==?|===? ?'(sqlite|postgres|pglite)|case '(sqlite|postgres|pglite)|instanceof (Sqlite|Postgres|PGlite)/i

const breaches = (files: readonly string[]) =>
  files.flatMap((file) =>
    readFileSync(SERVER + file, 'utf8')
      .split('\n')
      .filter((line) => ENGINE_CHECK.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

test('nothing outside this folder asks which engine it runs on', () => {
  const files = globSync('**/*.ts', { cwd: SERVER }).filter(
    // The fault tests have their own engines.
    (file) => !/^(database|faults|node_modules)\/|\.test\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(breaches(files)).toEqual([])
  expect(breaches(['database/open.ts', 'database/dialect.ts'])).toHaveLength(2)
})

describeEachDatabase('the schema', (database) => {
  const run = (statement: string) => database().write((db) => sql.raw(statement).execute(db))

  test('refuses every change of the ledger', async () => {
    const { id } = await aMember(database(), { tokens: 5, leaderboard_pts: 10 })
    const entries = () => database().read.selectFrom('ledger').selectAll().execute()
    const before = await entries()
    expect(before).toHaveLength(1)
    await expect(run('update ledger set tokens = 500')).rejects.toThrow('append-only')
    await expect(run('delete from ledger')).rejects.toThrow('append-only')
    await expect(run(`delete from members where id = '${id}'`)).rejects.toThrow()
    expect(await entries()).toEqual(before)
  })

  const CHECK = /check constraint/i
  const UNIQUE = /unique constraint/i
  const REFERENCE = /foreign key constraint/i
  test.each([
    ['fewer than no tokens', 'update members set tokens = -1', CHECK],
    ['fewer than no points', 'update members set leaderboard_pts = -1', CHECK],
    ['a flag that is neither yes nor no', 'update members set is_admin = 2', CHECK],
    ['two members with one address', "update members set email_key = 'same@example.com'", UNIQUE],
    ['two members with one code', "update members set invite_code = 'SAME'", UNIQUE],
    ['a sponsor who does not exist', "update members set sponsor_id = 'nobody'", REFERENCE],
    ['a text where a number belongs', "update members set tokens = 'many'", /cannot store TEXT|invalid input syntax/],
    ['a session of nobody', "insert into sessions values ('hash', 'nobody', 0, 0)", REFERENCE],
    [
      'an entry of nobody',
      `insert into ledger (member_id, kind, reference, tokens, points, created_at)
        values ('nobody', 'mission', '1', 5, 10, 0)`,
      REFERENCE,
    ],
  ])('refuses %s', async (_what, statement, reason) => {
    await aMember(database())
    await aMember(database())
    await expect(run(statement)).rejects.toThrow(reason)
  })

  test('puts texts in the order of their bytes', async () => {
    const ids = ['b', 'a', '_', 'Z', 'é', '-']
    for (const id of ids) await aMember(database(), { id: `order-${id}` })
    const rows = await database()
      .read.selectFrom('members')
      .select('id')
      .where('id', 'like', 'order-%')
      .orderBy('id')
      .execute()
    expect(rows.map(({ id }) => id.slice(6))).toEqual(['-', 'Z', '_', 'a', 'b', 'é'])
  })
})

describeEachDatabase('the ledger', (database) => {
  test('cannot be emptied or replaced row by row either', async () => {
    const { id } = await aMember(database(), { tokens: 5 })
    const [entry] = await database().read.selectFrom('ledger').selectAll().execute()
    if (entry === undefined) throw new Error('The factory wrote no entry.')
    const replace = database().write((db) =>
      db
        .replaceInto('ledger')
        .values({ ...entry, tokens: 500 })
        .execute(),
    )
    await expect(replace).rejects.toThrow()
    await expect(database().write((db) => sql`truncate ledger`.execute(db))).rejects.toThrow()
    const rows = await database().read.selectFrom('ledger').select(['member_id', 'tokens']).execute()
    expect(rows).toEqual([{ member_id: id, tokens: 5 }])
  })
})
