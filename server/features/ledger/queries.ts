import { prepared } from '#server/database/prepared.ts'
import type { LedgerKind } from './tables.ts'

/** What one row of the ledger says. */
export type Entry = {
  memberId: string
  kind: LedgerKind
  /** What was paid for, within its kind. */
  reference: string
  /** Whole tokens; below 0 when they are spent. */
  tokens: number
  points: number
  /** Milliseconds since 1970. */
  at: number
}

/** Answers with no row when the member has an entry of this kind and reference. */
export const insertEntry = prepared((db, entry: Entry) =>
  db
    .insertInto('ledger')
    .values({
      member_id: entry.memberId,
      kind: entry.kind,
      reference: entry.reference,
      tokens: entry.tokens,
      points: entry.points,
      created_at: entry.at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'reference']).doNothing())
    .returning('member_id'),
)

type Change = { memberId: string; tokens: number; points: number }

/** Answers with no row when a balance would go below 0. */
export const changeBalances = prepared((db, change: Change) =>
  db
    .updateTable('members')
    .set((eb) => ({
      tokens: eb('tokens', '+', change.tokens),
      leaderboard_pts: eb('leaderboard_pts', '+', change.points),
    }))
    .where('id', '=', change.memberId)
    .where((eb) => eb(eb('tokens', '+', change.tokens), '>=', 0))
    .where((eb) => eb(eb('leaderboard_pts', '+', change.points), '>=', 0))
    .returning(['leaderboard_pts', 'is_admin']),
)

type Page = { after: string; size: number }

/** Members in the order of their ids, each with both balances and what the ledger says they should be. */
export const balancesWithSums = prepared((db, page: Page) =>
  db
    .selectFrom('members')
    .select((eb) => [
      'id',
      'tokens',
      'leaderboard_pts as points',
      eb
        .selectFrom('ledger')
        .whereRef('ledger.member_id', '=', 'members.id')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('ledger.tokens'), lit(0)).as('sum'))
        .as('ledgerTokens'),
      eb
        .selectFrom('ledger')
        .whereRef('ledger.member_id', '=', 'members.id')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('ledger.points'), lit(0)).as('sum'))
        .as('ledgerPoints'),
    ])
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.size),
)
