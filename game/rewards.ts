/** What one successful referral pays its sponsor (spec §9). */
export const REFERRAL_REWARD = { tokens: 10, points: 20 } as const

/** Paid once, with the fifth successful referral (decisions §3). */
export const REFERRAL_BONUS = { at: 5, tokens: 50, points: 100 } as const
