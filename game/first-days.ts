/** What a new member does in the first days. */
export const MEMBER_STEPS = ['why', 'station', 'practice', 'people', 'talk', 'call'] as const

/** What their helper does meanwhile: the sponsor, or the volunteer who welcomes them. */
export const HELPER_STEPS = ['welcome', 'agree-time', 'practise-together', 'look-in'] as const

export type MemberStep = (typeof MEMBER_STEPS)[number]
export type HelperStep = (typeof HELPER_STEPS)[number]
export type FirstDaysStep = MemberStep | HelperStep

/** Steps that only the member can confirm. The others are ticked automatically. */
export const STEPS_BY_HAND = ['why', 'call', ...HELPER_STEPS] as const
export type StepByHand = (typeof STEPS_BY_HAND)[number]

/** How many people in /people complete the step. */
export const PEOPLE_TO_LISTEN_TO = 3

/** The longest sentence in which a new member says why they are here, in characters. */
export const WHY_MAX = 300

const HOUR = 3_600_000

/** When day 3 begins, in milliseconds after joining. Looking in can't be ticked before. */
export const LOOK_IN_AFTER = 48 * HOUR

/** For each of the two, once both have done their part. */
export const FIRST_DAYS_PAY = { tokens: 5, points: 10 } as const

/** How many new members a helper is paid for in seven days; further ones are paid when the week is over. */
export const FIRST_DAYS_PAID_A_WEEK = 5

/** The most new members a volunteer has at once. */
export const WELCOMED_AT_ONCE = 5
