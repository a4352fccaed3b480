import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS } from '#server/database/migrations/all.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { migrationsUpTo } from '#server/testing/migrations.ts'

const NAME = '0034-former-volunteers'
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < NAME))

describeEachSharedDatabase(
  'a list of first days that the member put away',
  (database) => {
    test('is no longer a volunteer’s, unless it was paid; the others stay', async () => {
      await migrate(database(), EARLIER)
      const list = async (id: string, isVolunteer: 0 | 1, isOpen: 0 | 1, paidAt: number | null) => {
        const member = sql`insert into members (id, name, email, email_key, is_admin, tokens, leaderboard_pts, invite_code,
          invited_count, joined_at) values (${id}, ${id}, ${id}, ${id}, 0, 0, 0, ${id}, 0, 1)`
        const days = sql`insert into first_days (member_id, helper_id, is_volunteer, agreed_at, started_at, member_open,
          paid_at) values (${id}, 'nadia', ${isVolunteer}, 1, 1, ${isOpen}, ${paidAt})`
        await database().write(async (db) => {
          await member.execute(db)
          await days.execute(db)
        })
      }
      await list('nadia', 0, 1, null)
      await list('open', 1, 1, null)
      await list('paid', 1, 0, 2)
      await list('put-away', 1, 0, null)
      await list('sponsored', 0, 0, null)
      expect(await migrate(database(), migrationsUpTo(NAME))).toEqual([NAME])
      const lists = database().read.selectFrom('first_days').select(['member_id', 'helper_id', 'agreed_at'])
      expect(await lists.where('member_id', '!=', 'nadia').orderBy('member_id').execute()).toEqual([
        { member_id: 'open', helper_id: 'nadia', agreed_at: 1 },
        { member_id: 'paid', helper_id: 'nadia', agreed_at: 1 },
        { member_id: 'put-away', helper_id: null, agreed_at: null },
        { member_id: 'sponsored', helper_id: 'nadia', agreed_at: 1 },
      ])
    })
  },
  async () => undefined,
)
