import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS } from '#server/database/migrations/all.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { migrationsUpTo } from '#server/testing/migrations.ts'

const NAME = '0033-former-members'
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < NAME))

describeEachSharedDatabase(
  'a sponsor’s list of invited members',
  (database) => {
    test('loses the names of deleted members and keeps all others', async () => {
      await migrate(database(), EARLIER)
      const friends = ['Former member', 'Ana "Former member"', 'Former member'].map((name, id) => ({ id, name }))
      const recent = JSON.stringify(friends)
      await database().write((db) =>
        sql`insert into members (id, name, email, email_key, is_admin, tokens, leaderboard_pts, invite_code,
          invited_count, invited_recent, joined_at)
          values ('theo', 'theo', 'theo', 'theo', 0, 0, 0, 'theo', 3, ${recent}, 1)`.execute(db),
      )
      expect(await migrate(database(), migrationsUpTo(NAME))).toEqual([NAME])
      const row = await database().read.selectFrom('members').select('invited_recent').executeTakeFirstOrThrow()
      expect(JSON.parse(row.invited_recent)).toEqual([
        { id: 0, name: null },
        { id: 1, name: 'Ana "Former member"' },
        { id: 2, name: null },
      ])
    })
  },
  async () => undefined,
)
