import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weekOf } from 'game/leagues'
import type { Compilable } from 'kysely'
import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { MONDAY } from '#server/testing/leagues.ts'
import { seatsQuery } from './close-leagues.ts'
import { entriesAfterQuery } from './fold-points.ts'
import { leagueQuery } from './queries.ts'
import { weekSumsQuery } from './week-sums.ts'

const WEEK = weekOf(MONDAY)

/** With 300,000 members a query that reads a whole week takes as long as hundreds of thousands of others together. */
describe('on SQLite', () => {
  let database: Database
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
    database = await openDatabase({ kind: 'sqlite', file: join(folder, 'whistlestop.db') })
    await migrate(database)
    return async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  const planOf = async (query: Compilable) => {
    const { sql, parameters } = query.compile()
    const { rows } = await database.read.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    )
    return rows.map(({ detail }) => detail).join('\n')
  }

  test('a league is found by its own index, and never by the week', async () => {
    const plan = await planOf(leagueQuery(database.read, 1))
    expect(plan).toContain('INDEX league_scores_by_league (league_id=?)')
    expect(plan).not.toMatch(/SCAN/)
  })

  test('so are the seats of the leagues that are closed', async () => {
    const plan = await planOf(seatsQuery(database.read, [1, 2]))
    expect(plan).toContain('INDEX league_scores_by_league (league_id=?)')
  })

  test('the sums of a week are read from the entries of their members, not from everybody’s of the week', async () => {
    const plan = await planOf(weekSumsQuery(database.read, ['a', 'b'], WEEK))
    expect(plan).toContain('SEARCH ledger USING PRIMARY KEY (member_id=?')
    expect(plan).not.toContain('ledger_by_time')
  })

  test('new entries are found from where the last page ended', async () => {
    const plan = await planOf(entriesAfterQuery(database.read, WEEK, { at: MONDAY, memberId: 'a' }))
    expect(plan).toMatch(
      /ledger USING (COVERING )?INDEX ledger_by_time \(\(created_at,member_id\)>\(\?,\?\)|ledger_by_time/,
    )
    expect(plan).not.toContain('TEMP B-TREE')
  })
})
