import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { LedgerKind } from '#server/database/tables/ledger.ts'

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
  /** What an administrator gave as the reason, and who it was. */
  note?: string
  madeBy?: string
}

/** Answers with no row when the member has an entry of this kind and reference. */
export const insertEntry = prepared(
  (db, entry: Omit<Entry, 'note' | 'madeBy'> & { note: string | null; madeBy: string | null }) =>
    db
      .insertInto('ledger')
      .values({
        member_id: entry.memberId,
        kind: entry.kind,
        reference: entry.reference,
        tokens: entry.tokens,
        points: entry.points,
        created_at: entry.at,
        note: entry.note,
        made_by: entry.madeBy,
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'reference']).doNothing())
      .returning('member_id'),
)

/** `isOwnAct`: 1 where the member does it themselves, 0 where another person causes it. */
type Change = { memberId: string; tokens: number; points: number; isOwnAct: 0 | 1 }

/** Answers with no row when a balance would go below 0, for a deleted member, and for a suspended one's own act. */
export const changeBalances = prepared((db, change: Change) =>
  db
    .updateTable('members')
    .set((eb) => ({
      tokens: eb('tokens', '+', change.tokens),
      leaderboard_pts: eb('leaderboard_pts', '+', change.points),
    }))
    .where('id', '=', change.memberId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('suspended_at', 'is', null), eb(eb.val(change.isOwnAct), '=', eb.lit(0))]))
    .where((eb) => eb(eb('tokens', '+', change.tokens), '>=', 0))
    .where((eb) => eb(eb('leaderboard_pts', '+', change.points), '>=', 0))
    .returning(['leaderboard_pts', 'is_on_board']),
)

const entryByKey = prepared((db, entry: Pick<Entry, 'memberId' | 'kind' | 'reference'>) =>
  db
    .selectFrom('ledger')
    .select('created_at')
    .where('member_id', '=', entry.memberId)
    .where('kind', '=', entry.kind)
    .where('reference', '=', entry.reference),
)

/** When this was paid; undefined where it was not yet. */
export async function entryTime(
  db: Db,
  entry: Pick<Entry, 'memberId' | 'kind' | 'reference'>,
): Promise<number | undefined> {
  const [row] = await entryByKey(db, entry)
  return row?.created_at
}

type Stretch = { memberId: string; kind: LedgerKind; since: number }

const entriesSince = prepared((db, stretch: Stretch) =>
  db
    .selectFrom('ledger')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', stretch.memberId)
    .where('kind', '=', stretch.kind)
    .where('created_at', '>', stretch.since),
)

/** How many entries of a kind a member got after a given time. */
export async function countEntriesSince(db: Db, stretch: Stretch): Promise<number> {
  const [row] = await entriesSince(db, stretch)
  return row?.count ?? 0
}

type Page = { after: string; size: number }

/** Members in the order of their ids, each with both balances and what the ledger says they should be. */
export const balancesWithSums = prepared((db, page: Page) =>
  db
    .selectFrom('members')
    .select((eb) => [
      'id',
      'name',
      'tokens',
      'leaderboard_pts as points',
      eb
        .selectFrom('ledger')
        .whereRef('ledger.member_id', '=', 'members.id')
        .select(({ cast, fn, lit }) => fn.coalesce(cast<number>(fn.sum('ledger.tokens'), 'bigint'), lit(0)).as('sum'))
        .as('ledgerTokens'),
      eb
        .selectFrom('ledger')
        .whereRef('ledger.member_id', '=', 'members.id')
        .select(({ cast, fn, lit }) => fn.coalesce(cast<number>(fn.sum('ledger.points'), 'bigint'), lit(0)).as('sum'))
        .as('ledgerPoints'),
    ])
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.size),
)
