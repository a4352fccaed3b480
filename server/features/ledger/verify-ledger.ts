import type { Db } from '#server/database/database.ts'
import { endOfStretch, findWrongTotals, type WrongTotal } from '#server/features/leaderboard/public.ts'
import { balancesWithSums } from './queries.ts'

/** How many members are compared in one query, which reads each member's balances and entries consistently. */
const PAGE = 5_000

/** A member whose balances are not the sums of their entries. */
export type WrongBalance = {
  memberId: string
  name: string
  tokens: number
  points: number
  ledgerTokens: number
  ledgerPoints: number
}

export type Report = { wrongBalance(finding: WrongBalance): void; wrongTotal(finding: WrongTotal): void }

/** How far a check is: after this member, or, when all members are compared, above this total of points. */
export type Place = { part: 'balances'; after: string } | { part: 'totals'; after: number }

export const BEGINNING: Place = { part: 'balances', after: '' }

/**
 * Proves that every balance is the sum of its entries, and that the leaderboard counts every member at their points.
 * Others can write at the same time. Each difference is reported.
 * @returns how many members were compared
 */
export async function verifyLedger(db: Db, report: Report): Promise<number> {
  let members = 0
  for (let place: Place | undefined = BEGINNING; place !== undefined; ) {
    const page = await verifyPage(db, place, PAGE, report)
    members += page.members
    place = page.next
  }
  return members
}

/**
 * Checks one page: the balances of `size` members, or the totals of about as many.
 * @returns how many members' balances were compared, and where to continue; undefined at the end
 */
export async function verifyPage(
  db: Db,
  place: Place,
  size: number,
  report: Report,
): Promise<{ members: number; next: Place | undefined }> {
  if (place.part === 'totals') {
    const upTo = await endOfStretch(db, place.after, size)
    for (const finding of await findWrongTotals(db, { above: place.after, upTo })) report.wrongTotal(finding)
    return { members: 0, next: upTo === undefined ? undefined : { part: 'totals', after: upTo } }
  }
  const page = await balancesWithSums(db, { after: place.after, size })
  for (const member of page) {
    const finding = compare(member)
    if (finding !== undefined) report.wrongBalance(finding)
  }
  const last = page.length < size ? undefined : page.at(-1)
  const next: Place = last === undefined ? { part: 'totals', after: -1 } : { part: 'balances', after: last.id }
  return { members: page.length, next }
}

type Compared = Awaited<ReturnType<typeof balancesWithSums>>[number]

function compare({ id, name, tokens, points, ledgerTokens, ledgerPoints }: Compared): WrongBalance | undefined {
  const sums = { ledgerTokens: ledgerTokens ?? 0, ledgerPoints: ledgerPoints ?? 0 }
  if (tokens === sums.ledgerTokens && points === sums.ledgerPoints) return undefined
  return { memberId: id, name, tokens, points, ...sums }
}
