import { monthAt } from 'game/leaderboard'
import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import { dialectOf } from '#server/database/dialect.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { rebuildHistogram } from './histogram.ts'
import { topCompanions, topHelpers } from './month-queries.ts'
import { readAround } from './read-around.ts'

const MEMBERS = 6_000
const NOW = Date.parse('2026-11-23T12:00:00Z')
const MONTH = monthAt(NOW)

describeEachDatabase('thousands of members', (database) => {
  const queries: RootOperationNode[] = []
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }

  const planOf = async (query: RootOperationNode): Promise<string> => {
    const db = database().read
    const compiled = db.getExecutor().compileQuery(query, createQueryId())
    const values: Record<string, unknown> = { id: 'm-3150', points: 250, joined_at: 3_150 }
    const parameters = compiled.parameters.map((each) => {
      const slot = each as { name?: string } | null
      return typeof each === 'object' ? values[slot?.name ?? ''] : each
    })
    const explain = dialectOf(db).isAcrossNetwork ? 'explain' : 'explain query plan'
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${compiled.sql}`, parameters))
    return JSON.stringify(rows)
  }

  test('make no board longer to read: each is a stretch of an index', async () => {
    const numbers = Array.from({ length: MEMBERS }, (_, index) => index)
    for (let from = 0; from < MEMBERS; from += 500) {
      const some = numbers.slice(from, from + 500)
      const members = some.map((index) => {
        const id = `m-${index}`
        return {
          ...{ id, name: id, email: id, email_key: id, invite_code: id, is_admin: 0 as const, tokens: 0 },
          ...{ leaderboard_pts: (index % 100) * 5, joined_at: index, invited_count: 0 },
          sponsor_id: index < 100 ? null : `m-${index % 100}`,
          shares_progress_with: index < 100 ? null : `m-${index % 100}`,
          line_finished_at: index % 3 === 0 ? NOW - (index % 400) * 24 * 3_600_000 : null,
        }
      })
      const entries = some.map((index) => ({
        ...{ member_id: `m-${index}`, reference: '1', tokens: 0, points: 5 },
        kind: index % 50 === 0 ? ('help' as const) : ('mission' as const),
        created_at: NOW - (index % 400) * 24 * 3_600_000,
      }))
      await database().write(async (db) => {
        await db.insertInto('members').values(members).execute()
        await db.insertInto('ledger').values(entries).execute()
      })
    }
    await database().exclusive(rebuildHistogram)
    await database().write((db) => sql`analyze`.execute(db))
    const db = database().read.withPlugin(watch)
    expect(await readAround(db, 'm-3150')).toHaveLength(11)
    await topHelpers(db, MONTH)
    await topCompanions(db, MONTH)
    expect(queries).toHaveLength(4)
    const plans = await Promise.all(queries.map(planOf))
    for (const plan of plans.slice(0, 2)) {
      expect(plan).not.toMatch(/SCAN (?:members|points_histogram)\b|TEMP B-TREE|Seq Scan on members|"[^"]*Sort/)
    }
    expect(plans[1]).toMatch(/members_on_board/)
    expect(plans[2]).toMatch(/ledger_of_help/)
    expect(plans[3]).toMatch(/members_by_finish/)
  })
})
