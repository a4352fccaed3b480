import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS } from '#server/database/migrations/all.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { migrationsUpTo } from '#server/testing/migrations.ts'

const NAME = '0035-turns-of-held-mails'
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < NAME))
const WEEK = 7 * 86_400_000
const AT = Date.parse('2026-03-02T09:00:00Z')

describeEachSharedDatabase(
  'the turn of an address that was taken for a held invitation',
  (database) => {
    test('is free again, and those of other mails stay', async () => {
      await migrate(database(), EARLIER)
      const mail = (hash: string, state: string) =>
        sql`insert into mails (id, kind, to_address, to_hash, subject, text, html, state, next_try_at, created_at)
          values (${hash}, 'invitation', ${hash}, ${hash}, '', '', '', ${state}, ${AT}, ${AT})`
      const turn = (key: string, until: number) =>
        sql`insert into attempts (key, count, window_ends_at) values (${key}, 1, ${until})`
      await database().write(async (db) => {
        for (const hash of ['held', 'held-after-another']) await mail(hash, 'held').execute(db)
        await mail('waiting', 'waiting').execute(db)
        await turn('invite:held', AT - 5 + WEEK).execute(db)
        await turn('invite:held-after-another', AT - 86_400_000 + WEEK).execute(db)
        await turn('invite:waiting', AT + WEEK).execute(db)
        await turn('resend:held', AT + WEEK).execute(db)
      })
      expect(await migrate(database(), migrationsUpTo(NAME))).toEqual([NAME])
      const turns = await database().read.selectFrom('attempts').select('key').orderBy('key').execute()
      expect(turns.map(({ key }) => key)).toEqual(['invite:held-after-another', 'invite:waiting', 'resend:held'])
    })
  },
  async () => undefined,
)
