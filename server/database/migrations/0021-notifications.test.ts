import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS } from '#server/database/migrations/all.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { migrationsUpTo } from '#server/testing/migrations.ts'

const NAME = '0021-notifications'
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < NAME))

describeEachSharedDatabase(
  'a database from before members chose what they hear of',
  (database) => {
    test('keeps emails about referrals for those who got them and didn’t stop them', async () => {
      await migrate(database(), EARLIER)
      const member = (id: string, wantsNotices: 0 | 1, invited: number) =>
        sql`insert into members (id, name, email, email_key, is_admin, tokens, leaderboard_pts, invite_code,
          invited_count, joined_at, wants_notices)
          values (${id}, 'Ada', ${id}, ${id}, 0, 0, 0, ${id}, ${invited}, 1, ${wantsNotices})`
      await database().write(async (db) => {
        await member('sponsor', 1, 2).execute(db)
        await member('stopped', 0, 2).execute(db)
        await member('brought-nobody', 1, 0).execute(db)
        await sql`insert into unsubscribe_links (token_hash, email_hash, member_id, created_at)
          values ('a', 'b', 'sponsor', 1)`.execute(db)
      })
      expect(await migrate(database(), migrationsUpTo(NAME))).toEqual([NAME])
      const choices = database().read.selectFrom('notification_choices').selectAll()
      expect(await choices.execute()).toEqual([{ member_id: 'sponsor', topic: 'joined', way: 'email', is_on: 1 }])
      const links = database().read.selectFrom('unsubscribe_links').select(['member_id', 'topic'])
      expect(await links.execute()).toEqual([{ member_id: 'sponsor', topic: null }])
    })
  },
  async () => undefined,
)
