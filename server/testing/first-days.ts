import type { Database } from '#server/database/database.ts'
import { aConversation } from '#server/testing/conversations.ts'
import { aMember } from '#server/testing/factories.ts'
import { aPerson, aTalk } from '#server/testing/people.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** Somebody who volunteers and is offered to this member for the first days. */
export async function aVolunteer(database: Database, offeredTo: string) {
  const volunteer = await aMember(database, { email_verified_at: 1 })
  const offer = { helper_id: volunteer.id, is_volunteer: 1, agreed_at: null, member_open: 1 } as const
  await database.write(async (db) => {
    await db.insertInto('first_days_volunteers').values({ member_id: volunteer.id, since: 1 }).execute()
    await db
      .insertInto('first_days')
      .values({ member_id: offeredTo, started_at: 1, ...offer })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(offer))
      .execute()
  })
  return volunteer
}

/** The id of somebody who joined by this sponsor's link long ago and shows them everything. */
export async function aRecruit(database: Database, sponsorId: string): Promise<string> {
  const { id } = await aMember(database, { sponsor_id: sponsorId, shares_progress_with: sponsorId })
  const list = { member_id: id, helper_id: sponsorId, started_at: 1 }
  await database.write((db) => db.insertInto('first_days').values(list).execute())
  return id
}

/** The part that ticks itself: station 1, a practice conversation, three people and a talk. */
export async function finishOwnPart(deps: TestApp['deps'], memberId: string): Promise<void> {
  const { database } = deps
  const { id } = await aConversation(database)
  const run = { conversation_id: id, version: 1, ending: 'clear', is_clear: 1, facts: '[]', harms: '[]' } as const
  const people = [await aPerson(deps, memberId), await aPerson(deps, memberId), await aPerson(deps, memberId)]
  const talkId = await aTalk(deps, memberId, people[0] ?? '')
  await database.write(async (db) => {
    await db
      .insertInto('mission_completions')
      .values({ member_id: memberId, mission_id: 1, completed_at: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('practice_runs')
      .values({ member_id: memberId, played_at: 1, ...run })
      .execute()
    await db.updateTable('talks').set({ outcome: 'listened' }).where('id', '=', talkId).execute()
  })
}
