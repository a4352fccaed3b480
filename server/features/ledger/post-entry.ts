import type { Transaction } from '#server/database/database.ts'
import type { LedgerKind } from '#server/database/tables/ledger.ts'
import { movePoints } from '#server/features/leaderboard/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { changeBalances, type Entry, insertEntry } from './queries.ts'

export type { Entry }

/** An entry would take a balance below 0. Thrown, so that the unit, and the entry with it, is rolled back. */
export class BalanceTooLow extends Error {
  override name = 'BalanceTooLow'
}

/**
 * Kinds that others cause: a friend who joins or says thanks, an administrator. All other kinds are the member's own
 * acts, for which the member must not be suspended.
 */
const CAUSED_BY_OTHERS: readonly LedgerKind[] = ['referral', 'referral-bonus', 'help', 'first-days', 'adjustment']

/**
 * Adds an entry to the ledger and its sums to the member's balances, once: nothing changes for a member, kind and
 * reference that the ledger already has. Also updates the leaderboard's histogram.
 * @returns whether the entry is new
 * @throws BalanceTooLow, and Refusal NOT_SIGNED_IN for what a suspended or deleted member does
 */
export async function postEntry(db: Transaction, entry: Entry): Promise<boolean> {
  const [inserted] = await insertEntry(db, { ...entry, note: entry.note ?? null, madeBy: entry.madeBy ?? null })
  if (inserted === undefined) return false
  const isOwnAct = CAUSED_BY_OTHERS.includes(entry.kind) ? 0 : 1
  const [balance] = await changeBalances(db, { ...entry, isOwnAct })
  if (balance === undefined) {
    if (isOwnAct === 1) await requireActiveMember(db, entry.memberId)
    throw new BalanceTooLow('The member doesn’t have that many.')
  }
  if (balance.is_on_board === 1) {
    await movePoints(db, entry.memberId, balance.leaderboard_pts - entry.points, balance.leaderboard_pts)
  }
  return true
}
