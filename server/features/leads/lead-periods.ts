/** How long a lead has to confirm by the mailed link, in milliseconds: seven days. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000

/** How many months a lead's details are kept, in the pool and by the member who got the lead. */
export const POOL_MONTHS = 6

/** Months for which a member keeps the people who asked that very member for contact. */
export const OWN_CONTACT_MONTHS = 24
