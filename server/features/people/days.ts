const DAY = 24 * 3_600_000

/** @param date YYYY-MM-DD @returns days since 1970 */
export function dayOf(date: string): number
export function dayOf(date: string | null | undefined): number | null
export function dayOf(date: string | null | undefined): number | null {
  return date ? Date.parse(date) / DAY : null
}
