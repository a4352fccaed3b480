import type { Transaction } from '#server/database/database.ts'

/**
 * For a member who is no longer suspended or an administrator. Without a seat they start at 0, as those who switch
 * leagues on: no later round looks at what they earned before. To be called with the member's row locked.
 */
export async function rejoinLeagues(db: Transaction, memberId: string, at: number): Promise<void> {
  await db
    .updateTable('members')
    .set({ in_leagues_since: at })
    .where('id', '=', memberId)
    .where(({ exists, not, selectFrom }) =>
      // A seat of last week counts too, while that isn't closed: its points must stay.
      not(
        exists(selectFrom('league_scores').select('week').where('member_id', '=', memberId).where('move', 'is', null)),
      ),
    )
    .execute()
}
