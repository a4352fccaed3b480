import type { Transaction } from '#server/database/database.ts'
import { movePoints } from '#server/features/leaderboard/public.ts'
import { changeBalances, type Entry, insertEntry } from './queries.ts'

export type { Entry }

/** An entry would take a balance below 0. Thrown, so that the unit is undone and the entry with it. */
export class BalanceTooLow extends Error {
  override name = 'BalanceTooLow'
}

/**
 * Adds an entry to the ledger and its sums to the member's balances, once: for a member, kind and reference that the
 * ledger has already, nothing changes (decisions §3). Keeps the leaderboard's histogram with it.
 * @returns whether the entry is new
 * @throws BalanceTooLow
 */
export async function postEntry(db: Transaction, entry: Entry): Promise<boolean> {
  const [inserted] = await insertEntry(db, { ...entry, note: entry.note ?? null, madeBy: entry.madeBy ?? null })
  if (inserted === undefined) return false
  const [balance] = await changeBalances(db, entry)
  if (balance === undefined) throw new BalanceTooLow("The member doesn't have that many.")
  if (balance.is_on_board === 1) {
    await movePoints(db, entry.memberId, balance.leaderboard_pts - entry.points, balance.leaderboard_pts)
  }
  return true
}
