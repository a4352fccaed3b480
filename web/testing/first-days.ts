import type { FirstDays, OwnFirstDays, RecruitFirstDays } from 'contract/first-days'
import { HELPER_STEPS, MEMBER_STEPS } from 'game/first-days'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aLine, aTeam, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { ME, type Plan } from '#web/testing/open-account.tsx'
import { openPage } from '#web/testing/open-page.tsx'
import { aToday } from '#web/testing/reviews.ts'

/** The path of the first days. */
export const FIRST_DAYS = `${ME}/first-days`
export const memberTicks = (...done: string[]) => MEMBER_STEPS.map((step) => ({ step, isDone: done.includes(step) }))
export const helperTicks = (...done: string[]) => HELPER_STEPS.map((step) => ({ step, isDone: done.includes(step) }))

export const SPONSOR = {
  id: 'u-theo',
  name: 'Theo Lindqvist',
  isVolunteer: false,
  agreed: true,
  steps: helperTicks('welcome'),
}

export function own(overrides: Partial<OwnFirstDays> = {}): OwnFirstDays {
  return { startedAt: '2026-11-20T08:00:00.000Z', why: null, steps: memberTicks(), helper: SPONSOR, ...overrides }
}

export function aRecruit(overrides: Partial<RecruitFirstDays> = {}): RecruitFirstDays {
  const times = { startedAt: '2020-01-01T08:00:00.000Z', lookInFrom: '2020-01-03T08:00:00.000Z' }
  return { id: 'u-ada', name: 'Ada Weber', isVolunteer: false, ...times, steps: helperTicks(), ...overrides }
}

/** Opens the page that shows these lists. */
export async function openFirstDays(lists: Partial<FirstDays>, plan: Plan = {}) {
  const user = aUser()
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [] },
    [`GET ${ME}/today`]: {
      body: aToday({ firstDays: !lists.recruits, firstDaysToHelp: lists.recruits?.length ?? 0 }),
    },
    [`GET ${ME}/team`]: { body: aTeam() },
    [`GET ${ME}/team/members`]: { body: { members: [], next: null } },
    [`GET ${FIRST_DAYS}`]: { body: { mine: null, recruits: [], paid: [], ...lists } },
    ...plan,
  })
  // The lists of others are on the page of the team only.
  const page = await openPage(lists.recruits ? '/team' : '/dashboard')
  return { ...page, calls, written: () => calls.filter(({ method }) => method !== 'GET') }
}
