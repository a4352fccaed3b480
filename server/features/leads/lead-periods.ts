/** How long a lead has to confirm by the mailed link, in milliseconds: seven days. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000

/** How many months a lead's details are kept, in the pool and by the member who got the lead. */
export const POOL_MONTHS = 6

/** Months for which a member keeps the people who asked that very member for contact. */
export const OWN_CONTACT_MONTHS = 24

/** The same day of an earlier month, or its last day where it is shorter. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}

/** The earliest request that is still delivered. It leaves a member a month before the details are deleted. */
export function oldestDeliverable(now: number): number {
  return monthsBefore(now, POOL_MONTHS - 1)
}
