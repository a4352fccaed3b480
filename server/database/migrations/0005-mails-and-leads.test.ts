import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { emailHash } from '#server/features/mail/public.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { migrationsUpTo } from '#server/testing/migrations.ts'

describeEachSharedDatabase(
  'a database from before mails were found by their readers',
  (database) => {
    test('keeps its leads, and all mails to somebody are found whatever their spelling', async () => {
      await migrate(database(), migrationsUpTo('0004-changes'))
      const { id } = await aMember(database())
      await database().write(async (db) => {
        for (const address of [
          'Ann@X.example',
          ...Array.from({ length: 1_001 }, (_, number) => `p${number}@x.example`),
        ]) {
          await sql`insert into mails (id, kind, to_address, subject, text, html, state, next_try_at, created_at)
            values (${address}, 'invitation', ${address}, '', '', '', 'sent', 0, 0)`.execute(db)
        }
        await sql`insert into leads
          (id, name, email, email_hash, source, consent_text, owner_id, pool_state, taken_at, link_hash, created_at)
          values ('ada', 'Ada', 'ada@x.example', 'hash', 'form', 'I agree.', ${id}, 'available', 1, 'mark', 7)`.execute(
          db,
        )
      })
      const toThis = migrationsUpTo('0005-mails-and-leads')
      expect(await migrate(database(), toThis)).toEqual(['0005-mails-and-leads'])
      const found = async (address: string) => {
        const mails = database().read.selectFrom('mails').select('to_address').where('to_hash', '=', emailHash(address))
        return (await mails.execute()).map(({ to_address }) => to_address)
      }
      expect(await found('ann@x.example')).toEqual(['Ann@X.example'])
      expect(await found('P1000@x.example')).toEqual(['p1000@x.example'])
      expect(await database().read.selectFrom('leads').selectAll().execute()).toMatchObject([
        { id: 'ada', email: 'ada@x.example', owner_id: id, pool_state: 'available', created_at: 7 },
      ])
      const twice = sql`insert into leads (id, name, email, email_hash, source, consent_text, owner_id, pool_state, created_at)
        values ('again', 'Ada', 'ada@x.example', 'hash', 'form', 'I agree.', ${id}, 'none', 8)`
      await expect(database().write((db) => twice.execute(db))).rejects.toThrow()
    })
  },
  async () => undefined,
)
