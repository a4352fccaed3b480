import type { Db } from '#server/database/database.ts'
import { findWrongTotals, type WrongTotal } from '#server/features/leaderboard/public.ts'
import { balancesWithSums } from './queries.ts'

/** So many members are compared in one query: each member's balances and entries are seen at the same moment. */
const PAGE = 5_000

/** A member whose balances are not the sums of their entries. */
export type WrongBalance = {
  memberId: string
  tokens: number
  points: number
  ledgerTokens: number
  ledgerPoints: number
}

export type Report = { wrongBalance(finding: WrongBalance): void; wrongTotal(finding: WrongTotal): void }

/**
 * Proves that every balance is the sum of its entries, and that the leaderboard counts every member where they stand
 * (decisions §3). Others may go on writing meanwhile. Each thing that disagrees is reported.
 * @returns how many members were looked at
 */
export async function verifyLedger(db: Db, report: Report): Promise<number> {
  let members = 0
  let after = ''
  for (;;) {
    const page = await balancesWithSums(db, { after, size: PAGE })
    for (const member of page) {
      const finding = compare(member)
      if (finding !== undefined) report.wrongBalance(finding)
    }
    members += page.length
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) break
    after = last.id
  }
  for (const finding of await findWrongTotals(db)) report.wrongTotal(finding)
  return members
}

type Compared = Awaited<ReturnType<typeof balancesWithSums>>[number]

function compare({ id, tokens, points, ledgerTokens, ledgerPoints }: Compared): WrongBalance | undefined {
  const sums = { ledgerTokens: ledgerTokens ?? 0, ledgerPoints: ledgerPoints ?? 0 }
  if (tokens === sums.ledgerTokens && points === sums.ledgerPoints) return undefined
  return { memberId: id, tokens, points, ...sums }
}
