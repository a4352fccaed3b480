import { dialectOf } from '#server/database/dialect.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['rescues'],
  /** What a sponsor saw of a member is the member's; of the member, a sponsor's export says nothing but what the sponsor did. */
  async export(db, { id }) {
    const rows = await db
      .selectFrom('rescues')
      .select(['sponsor_id', 'cause', 'stands_since', 'state', 'shown_at', 'reached_out_at', 'settled_at', 'points'])
      .where((eb) => eb.or([eb('member_id', '=', id), eb('sponsor_id', '=', id)]))
      .orderBy('shown_at')
      .orderBy('id')
      .execute()
    return {
      cardsAboutMe: rows
        .filter(({ sponsor_id }) => sponsor_id !== id)
        .map(({ cause, stands_since, state, shown_at, reached_out_at, settled_at }) => ({
          cause,
          since: isoTime(stands_since),
          state,
          shownToSponsorAt: isoTime(shown_at),
          sponsorReachedOutAt: isoTime(reached_out_at),
          settledAt: isoTime(settled_at),
        })),
      helpGiven: rows
        .filter(({ sponsor_id, reached_out_at }) => sponsor_id === id && reached_out_at !== null)
        .map(({ reached_out_at, settled_at, points }) => ({
          reachedOutAt: isoTime(reached_out_at),
          settledAt: isoTime(settled_at),
          points,
        })),
    }
  },
  async erase(db, { id }) {
    const own = db
      .selectFrom('rescues')
      .select('id')
      .where((eb) => eb.or([eb('member_id', '=', id), eb('sponsor_id', '=', id)]))
    // In one order: a member and their sponsor may leave at once, and each has the other's cards to delete.
    await own.orderBy('id').modifyEnd(dialectOf(db).lockRows.wait).execute()
    await db
      .deleteFrom('rescues')
      .where((eb) => eb.or([eb('member_id', '=', id), eb('sponsor_id', '=', id)]))
      .execute()
  },
}
