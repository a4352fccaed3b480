/**
 * The query part of an address as plain text values. The router would parse them as JSON, which turns the referral code
 * `1e5` into a number. Each route's schema converts text to what it needs.
 */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** @returns the query part with its `?`, or an empty text; values that are undefined or null are left out */
export function writeSearch(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** An id from an address: `7`, but not `7.0`, `0x7` or `seven`. @returns undefined for anything else */
export function idFrom(text: unknown): number | undefined {
  const id = String(text)
  return /^[1-9][0-9]{0,8}$/.test(id) ? Number(id) : undefined
}
