import type { ErrorAnswer } from 'contract/common'
import type { FirstDays, FirstDaysTick } from 'contract/first-days'
import type { Today } from 'contract/reviews'
import { HELPER_STEPS, LOOK_IN_AFTER, type StepByHand } from 'game/first-days'
import type { Selectable } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import { consentAnswer } from '#server/testing/consent-text.ts'
import { finishOwnPart } from '#server/testing/first-days.ts'
import type { TestApp, TestMember } from '#server/testing/test-app.ts'

/** What members of a test do with the first days. */
export function firstDaysCalls(testApp: TestApp) {
  const { database } = testApp.deps
  const path = ({ user }: TestMember, rest = '') => `/api/users/${user.id}/first-days${rest}`

  const tick = (member: TestMember, step: StepByHand, of?: TestMember, isDone = true) => {
    const body: FirstDaysTick = { isDone, ...(of ? { recruitId: of.user.id } : {}) }
    return testApp.call<FirstDays & ErrorAnswer>('POST', path(member, `/${step}`), { ...member, body })
  }

  /** Why they are here. */
  const explain = (member: TestMember, why = 'To be home when school ends.') => {
    const body: FirstDaysTick = { isDone: true, why }
    return testApp.call<FirstDays & ErrorAnswer>('POST', path(member, '/why'), { ...member, body })
  }

  return {
    tick,
    explain,
    put: (member: TestMember, what: 'put-away' | 'volunteer', body: object) =>
      testApp.call<FirstDays & ErrorAnswer>('PUT', path(member, `/${what}`), { ...member, body }),
    look: async (member: TestMember) => (await testApp.call<FirstDays>('GET', path(member), member)).body,
    say: (member: TestMember, shareProgress: boolean) =>
      testApp.call('PATCH', `/api/users/${member.user.id}`, { ...member, body: consentAnswer(shareProgress) }),
    /** Whether any list is open for them. */
    today: async (member: TestMember) => {
      const { body } = await testApp.call<Today>('GET', `/api/users/${member.user.id}/today`, member)
      return body.firstDays || body.firstDaysToHelp > 0
    },
    leave: ({ user, cookie, password }: TestMember) =>
      testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } }),
    /** All that a new member does. */
    finish: async (member: TestMember) => {
      await finishOwnPart(testApp.deps, member.user.id)
      await explain(member)
      return tick(member, 'call')
    },
    /** All that a helper does, which takes until day 3 of that member. */
    help: async (helper: TestMember, member: TestMember) => {
      const { started_at } = await database.read
        .selectFrom('first_days')
        .select('started_at')
        .where('member_id', '=', member.user.id)
        .executeTakeFirstOrThrow()
      testApp.clock.now = Math.max(testApp.clock.now, started_at + LOOK_IN_AFTER)
      let answer = await tick(helper, 'welcome', member)
      for (const step of HELPER_STEPS.slice(1)) answer = await tick(helper, step, member)
      return answer
    },
    pay: ({ user }: TestMember) =>
      database.read
        .selectFrom('ledger')
        .select(['tokens', 'points', 'reference'])
        .where('member_id', '=', user.id)
        .where('kind', '=', 'first-days')
        .execute(),
    told: ({ user }: TestMember) =>
      database.read
        .selectFrom('notifications')
        .select(['about_id', 'reference'])
        .where('member_id', '=', user.id)
        .where('kind', '=', 'first-days')
        .execute(),
    change: (member: TestMember, changes: Partial<Selectable<Schema['members']>>) =>
      database.write((db) => db.updateTable('members').set(changes).where('id', '=', member.user.id).execute()),
  }
}
