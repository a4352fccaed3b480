import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS } from '#server/database/migrations/all.ts'
import { readProgressConsent } from '#server/features/progress-consents/public.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { migrationsUpTo } from '#server/testing/migrations.ts'

const NAME = '0029-consent-asked-again'
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < NAME))

describeEachSharedDatabase(
  'consents to the text that named neither cards nor first days',
  (database) => {
    test('end, and are asked for again; a no stays, and the log keeps what was said', async () => {
      await migrate(database(), EARLIER)
      const member = (id: string, sponsor: string | null, shows: string | null, answered: string | null) =>
        sql`insert into members (id, name, email, email_key, is_admin, tokens, leaderboard_pts, invite_code,
          invited_count, joined_at, sponsor_id, shares_progress_with, progress_answered_for)
          values (${id}, ${id}, ${id}, ${id}, 0, 0, 0, ${id}, 0, 1, ${sponsor}, ${shows}, ${answered})`
      const said = (id: string, agreed: 0 | 1, at: number) =>
        sql`insert into progress_consents (id, member_id, sponsor_id, agreed, wording, said_at)
          values (${`${id}-${at}`}, ${id}, 'theo', ${agreed}, 'Let {sponsor} see it', ${at})`
      await database().write(async (db) => {
        await member('theo', null, null, null).execute(db)
        await member('yes', 'theo', 'theo', 'theo').execute(db)
        await member('no', 'theo', null, 'theo').execute(db)
        await member('withdrawn', 'theo', null, 'theo').execute(db)
        await member('unasked', 'theo', null, null).execute(db)
        await said('yes', 1, 1).execute(db)
        await said('no', 0, 1).execute(db)
        await said('withdrawn', 1, 1).execute(db)
        await said('withdrawn', 0, 2).execute(db)
      })
      expect(await migrate(database(), migrationsUpTo(NAME))).toEqual([NAME])
      const people = database().read.selectFrom('members').select(['id', 'shares_progress_with as shows'])
      expect(await people.select('progress_answered_for as answered').orderBy('id').execute()).toEqual([
        { id: 'no', shows: null, answered: 'theo' },
        { id: 'theo', shows: null, answered: null },
        { id: 'unasked', shows: null, answered: null },
        { id: 'withdrawn', shows: null, answered: 'theo' },
        { id: 'yes', shows: null, answered: null },
      ])
      const log = database().read.selectFrom('progress_consents').select(['member_id', 'agreed', 'wording', 'language'])
      expect(await log.where('member_id', '=', 'yes').execute()).toEqual([
        { member_id: 'yes', agreed: 1, wording: 'Let {sponsor} see it', language: null },
      ])
      for (const id of ['no', 'theo', 'unasked', 'withdrawn', 'yes']) {
        const { isAskedAgain } = await readProgressConsent(database().read, id)
        expect([id, isAskedAgain]).toEqual([id, id === 'yes'])
      }
    })
  },
  async () => undefined,
)
