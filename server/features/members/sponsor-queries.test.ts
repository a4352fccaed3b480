import { expect, test } from 'vitest'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { refreshNewestInvited } from './sponsor-queries.ts'

describeEachSharedDatabase('the newest whom a sponsor brought', (database) => {
  test('are noted as they are, however many of them take another name at once', async () => {
    const sponsor = await aMember(database())
    const people = await Promise.all(Array.from({ length: 8 }, () => aMember(database(), { sponsor_id: sponsor.id })))
    for (let round = 1; round <= 20; round++) {
      const renamed = people.map(({ id }) =>
        database().write(async (db) => {
          await db
            .updateTable('members')
            .set({ name: `Name ${round}` })
            .where('id', '=', id)
            .execute()
          await refreshNewestInvited(db, sponsor.id)
        }),
      )
      await Promise.all(renamed)
      const query = database().read.selectFrom('members').select('invited_recent').where('id', '=', sponsor.id)
      const { invited_recent } = await query.executeTakeFirstOrThrow()
      const names = (JSON.parse(invited_recent) as { name: string }[]).map(({ name }) => name)
      expect(names).toEqual(people.map(() => `Name ${round}`))
    }
  })
})
