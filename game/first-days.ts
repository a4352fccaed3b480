/** What a new member does in the first days. */
export const MEMBER_STEPS = ['why', 'station', 'practice', 'people', 'talk', 'call'] as const

/** What their sponsor does beside it, or the volunteer who welcomes them. */
export const HELPER_STEPS = ['welcome', 'agree-time', 'practise-together', 'look-in'] as const

export type MemberStep = (typeof MEMBER_STEPS)[number]
export type HelperStep = (typeof HELPER_STEPS)[number]
export type FirstDaysStep = MemberStep | HelperStep

/** Those that nobody but the person knows. The others tick themselves. */
export const STEPS_BY_HAND = ['why', 'call', ...HELPER_STEPS] as const
export type StepByHand = (typeof STEPS_BY_HAND)[number]

/** So many people in /people are enough. */
export const PEOPLE_TO_LISTEN_TO = 3

/** How long the sentence may be in which a new member says why they are here. */
export const WHY_MAX = 300

const HOUR = 3_600_000

/** Day 3 begins so many milliseconds after joining: nobody can have looked in on it before. */
export const LOOK_IN_AFTER = 48 * HOUR

/** For each of the two, once both have done their parts. */
export const FIRST_DAYS_PAY = { tokens: 5, points: 10 } as const

/** A helper is paid for so many new members in seven days; for others once the week is over. */
export const FIRST_DAYS_PAID_A_WEEK = 5

/** A volunteer has so many new members at once, at most. */
export const WELCOMED_AT_ONCE = 5

/** What a new member agrees to, as it is stored; members read it with the volunteer's name in it. */
export const VOLUNTEER_WORDING =
  'Let {sponsor} see my name, my email address and which steps of my first days are done. Never my answers, notes or contacts.'
