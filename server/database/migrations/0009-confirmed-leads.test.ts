import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS } from '#server/database/migrations/all.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'

const NAME = '0009-confirmed-leads'
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < NAME))
const UP_TO = { ...EARLIER, [NAME]: MIGRATIONS[NAME] as (typeof MIGRATIONS)[string] }

describeEachSharedDatabase(
  'a database from before leads confirmed',
  (database) => {
    test('has them wait, keeps who was delivered, and the phone numbers of own contacts only', async () => {
      await migrate(database(), EARLIER)
      const { id } = await aMember(database())
      const lead = (key: string, poolState: string, source: string, owner: string | null) =>
        sql`insert into leads
          (id, name, email, email_hash, phone, source, consent_text, owner_id, pool_state, created_at)
          values (${key}, 'Ada', ${key}, ${key}, '1', ${source}, 'I agree.', ${owner}, ${poolState}, 7)`
      await database().write(async (db) => {
        await lead('1 free', 'available', 'form', null).execute(db)
        await lead('2 owned', 'available', 'form', id).execute(db)
        await lead('3 taken', 'taken', 'import', null).execute(db)
        await lead('4 sample', 'available', 'sample', null).execute(db)
        await lead('5 own', 'none', 'form', id).execute(db)
      })
      expect(await migrate(database(), UP_TO)).toEqual([NAME])
      const rows = await database().read.selectFrom('leads').selectAll().orderBy('id').execute()
      expect(rows.map((row) => [row.id, row.pool_state, row.phone, row.owner_id, row.confirm_hash])).toEqual([
        ['1 free', 'waiting', null, null, null],
        ['2 owned', 'waiting', '1', id, null],
        ['3 taken', 'taken', null, null, null],
        ['4 sample', 'available', null, null, null],
        ['5 own', 'none', '1', id, null],
      ])
      await expect(database().write((db) => lead('6', 'available', 'form', null).execute(db))).rejects.toThrow()
      await expect(database().write((db) => lead('5 own', 'none', 'form', id).execute(db))).rejects.toThrow()
    })
  },
  async () => undefined,
)
