import { type Act, forgetEventsOf, recordEvent } from '#server/features/audit/public.ts'
import { forgetChallengesOf } from '#server/features/challenges/public.ts'
import { forgetReporter } from '#server/features/claim-reports/public.ts'
import { forgetProgressOf } from '#server/features/course-progress/public.ts'
import { forgetKeysOf } from '#server/features/idempotency/public.ts'
import { forgetInvitationsOf } from '#server/features/invitations/public.ts'
import { setOnBoard } from '#server/features/leaderboard/public.ts'
import { forgetMailsOf } from '#server/features/mail/public.ts'
import {
  lockActiveMember,
  newInviteCode,
  noteNewestInvited,
  requireAnotherAdministrator,
} from '#server/features/members/public.ts'
import { forgetCompletionsOf } from '#server/features/missions/public.ts'
import { forgetAnswersOf } from '#server/features/quizzes/public.ts'
import { keepGuardsOf } from '#server/features/referrals/public.ts'
import { forgetRewardsOf } from '#server/features/rewards/public.ts'
import { forgetAttemptsOf } from '#server/limits/attempts.ts'
import { Refusal } from '#server/refusal.ts'
import { confirmPassword } from './confirm-password.ts'
import { deleteAccessOf } from './forget-queries.ts'
import { makeAnonymous } from './member-queries.ts'
import type { AccountDependencies } from './passwords.ts'

/** What a member did, but for the ledger, which only ever grows and names nobody. */
const FORGET = [
  deleteAccessOf,
  forgetInvitationsOf,
  forgetKeysOf,
  forgetChallengesOf,
  forgetCompletionsOf,
  forgetProgressOf,
  forgetAnswersOf,
] as const

/**
 * Removes a person for good: what is left is a row without a name whose balances the ledger proves.
 * @throws Refusal WRONG_PASSWORD, LAST_ADMINISTRATOR, TOO_MANY_ATTEMPTS, NOT_SIGNED_IN
 */
export async function deleteAccount(deps: AccountDependencies, act: Act, password: string): Promise<void> {
  const { memberId } = act
  const hash = await confirmPassword(deps, memberId, password)
  await deps.database.write(async (db) => {
    // Before the member's own row, so that two administrators who leave at once wait for one another.
    await requireAnotherAdministrator(db, memberId)
    const member = await lockActiveMember(db, memberId)
    if (member.password_hash !== hash) throw new Refusal('WRONG_PASSWORD')
    await setOnBoard(db, memberId, false)
    await forgetRewardsOf(db, memberId)
    await forgetMailsOf(db, member)
    await forgetReporter(db, member.email)
    for (const forget of FORGET) await forget(db, memberId)
    await keepGuardsOf(db, memberId, deps.now())
    await forgetAttemptsOf(db, member.email_key)
    await recordEvent(db, act, { kind: 'account-deleted', at: deps.now() })
    await forgetEventsOf(db, memberId)
    const [nobody, inviteCode] = [deps.randomBytes(16).toString('hex'), newInviteCode(deps.randomBytes)]
    await makeAnonymous(db, { id: memberId, nobody, inviteCode, now: deps.now() })
    if (member.sponsor_id !== null) await noteNewestInvited(db, member.sponsor_id)
  })
}
