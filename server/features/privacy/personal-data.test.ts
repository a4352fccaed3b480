import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MEMBER_COLUMNS } from '#server/database/table-keys.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** It has no member's id: what a member reported is found by the address of their account. */
const FOUND_BY_ADDRESS = 'claim_reports'

test('the export and the deletion of an account know each table that holds a member’s id', () => {
  const tables = Object.entries(MEMBER_COLUMNS).flatMap(([table, columns]) => (columns.length > 0 ? [table] : []))
  expect(PERSONAL_DATA.flatMap((data) => data.tables).sort()).toEqual([...tables, FOUND_BY_ADDRESS].sort())
})

const REFERENCES = {
  sqlite: sql<{ column: string }>`
    select tables.name || '.' || keys."from" as "column"
    from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" = 'members'`,
  postgres: sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'members'::regclass`,
}

describeEachDatabase('a column that refers to a member', (database) => {
  test('is listed as one that holds a member’s id', async () => {
    const { rows } = await REFERENCES[database().engine].execute(database().read)
    const listed = Object.entries(MEMBER_COLUMNS).flatMap(([table, columns]) =>
      columns.map((each) => `${table}.${each}`),
    )
    expect(rows.length).toBeGreaterThan(10)
    expect(listed).toEqual(expect.arrayContaining(rows.map(({ column }) => column)))
  })
})
