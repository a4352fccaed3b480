/** The longest texts of a report, in characters. */
export const REPORT_LIMITS = { claim: 2_000, seenWhere: 500 } as const

/** How long a report is kept, in months. */
export const REPORT_MONTHS = 12
