import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { dialectOf } from '#server/database/dialect.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { administratorsAnd } from './lock-member.ts'

describeEachDatabase('a member among many', (database) => {
  test('is locked with all administrators by indexes alone', async () => {
    const db = database().read
    const isPostgres = dialectOf(db).isAcrossNetwork
    const row = await aMember(database())
    const crowd = Array.from({ length: 900 }, (_, number) => {
      const own = {
        id: `crowd-${number}`,
        email: `c${number}@example.com`,
        email_key: `c${number}`,
        invite_code: `C-${number}`,
      }
      return { ...row, ...own, is_on_board: 0 as const }
    })
    for (let from = 0; from < crowd.length; from += 100) {
      const some = crowd.slice(from, from + 100)
      await database().write((write) => write.insertInto('members').values(some).execute())
    }
    if (isPostgres) await database().write((write) => sql`analyze members`.execute(write))
    const { sql: text, parameters } = administratorsAnd(db, ['crowd-7', 'crowd-8']).compile()
    const explain = `${isPostgres ? 'explain' : 'explain query plan'} ${text}`
    const { rows } = await db.executeQuery(CompiledQuery.raw(explain, [...parameters]))
    expect(JSON.stringify(rows)).toContain('members_administrators')
    expect(JSON.stringify(rows)).not.toMatch(/SCAN members(?! USING COVERING)|Seq Scan/)
  })
})
