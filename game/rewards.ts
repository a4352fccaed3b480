/** What one successful referral pays its sponsor. */
export const REFERRAL_REWARD = { tokens: 10, points: 20 } as const

/** Paid once, with the fifth successful referral. */
export const REFERRAL_BONUS = { at: 5, tokens: 50, points: 100 } as const

/** The most referrals that pay one sponsor within a day; further ones are held for an administrator. */
export const REFERRAL_DAILY_CAP = 30

/** The guards where a referral pays later than at registration: paid referrals from one address in a day, and for life. */
export const STRICT_REFERRAL_CAPS = { anAddressADay: 3, lifetime: 32 } as const

/** When a successful referral pays, by the operator's choice: each asks for more than the one before. */
export const REFERRAL_PAYS_AT = ['registered', 'verified', 'station1'] as const
export type ReferralPaysAt = (typeof REFERRAL_PAYS_AT)[number]

/** The price of every reward, in tokens. */
export const REWARD_COST = 5

/** What tokens buy, in the order shown, with how many pieces one redemption delivers. */
export const REWARDS = [
  { type: 'social_posts', items: 5 },
  { type: 'email_swipes', items: 10 },
  { type: 'warm_leads', items: 10 },
] as const

export type RewardType = (typeof REWARDS)[number]['type']

/** The placeholder in an email to a customer until the member names what the customer bought. */
export const PRODUCT_BLANK = '[product]'

/** How many pieces one redemption delivers. */
export function piecesOf(rewardType: RewardType): number {
  return REWARDS.find(({ type }) => type === rewardType)?.items ?? 0
}

export function isRewardType(text: string): text is RewardType {
  return REWARDS.some(({ type }) => type === text)
}

/** How many of a member's contacts one page holds. */
export const CONTACTS_PAGE = 200
