/** How many a board of the month lists. */
export const BOARD_SIZE = 20

/** How many members *around me* shows above the member, and below. */
export const AROUND_EACH_SIDE = 5

/** A calendar month in UTC: `from` is its first moment, `until` that of the next one. */
export type Month = { name: string; from: number; until: number }

/** @param now milliseconds since 1970 */
export function monthAt(now: number): Month {
  const date = new Date(now)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const from = Date.UTC(year, month)
  return { name: new Date(from).toISOString().slice(0, 7), from, until: Date.UTC(year, month + 1) }
}
