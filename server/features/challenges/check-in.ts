import type { CheckedIn } from 'contract/challenges'
import { challengeOf, isChallengeKey } from 'game/challenges'
import { dayIn } from 'game/days'
import type { ServerMessages } from 'messages/server'
import type { Dependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { lockActiveMember, readUser } from '#server/features/members/public.ts'
import { type Act, requireMoment } from '#server/http/acts.ts'
import { Refusal } from '#server/refusal.ts'
import { addCheckIn, findProgress } from './queries.ts'
import { challengeView } from './view.ts'

type Request = Act & { memberId: string; challengeKey: string; messages: ServerMessages }

/**
 * Checks a member in and pays the challenge, once, when it reaches its target. A finished challenge doesn't change.
 * Days count only in their order: a day before the last one that was counted is refused.
 * @throws Refusal CHALLENGE_NOT_FOUND, CHECKED_IN_TODAY (one that goes by days), ACT_TOO_OLD, KEY_REUSED, NOT_SIGNED_IN
 */
export function checkIn(
  deps: Pick<Dependencies, 'database' | 'now'>,
  { memberId, challengeKey, requestKey, actedAt, joinedAt, messages }: Request,
): Promise<CheckedIn> {
  const { database, now } = deps
  if (!isChallengeKey(challengeKey)) throw new Refusal('CHALLENGE_NOT_FOUND')
  const challenge = challengeOf(challengeKey)
  return database.write(async (db) => {
    const request = { memberId, key: requestKey, call: 'check-in', body: challengeKey }
    // Locked, so that a member can't change their zone between two check-ins and count one day twice. Before the key is
    // written: its reference to the member would make two requests wait for each other.
    const member = await lockActiveMember(db, memberId)
    const { challenge: shown } = await runOnce(db, deps, request, async () => {
      const { at, waited } = requireMoment('check-in', { actedAt, joinedAt }, now())
      const day = dayIn(member.time_zone, at)
      const added = await addCheckIn(db, { memberId, challenge, day, now: now() })
      const progress = added ?? (await findProgress(db, memberId, challengeKey))
      if (added === undefined && progress?.completed_at === null) {
        throw new Refusal('CHECKED_IN_TODAY', waited ? { message: ({ challenges }) => challenges.dayCounted } : {})
      }
      if (added?.completed_at != null) {
        const { tokens, points } = challenge
        await postEntry(db, { memberId, kind: 'challenge', reference: challengeKey, tokens, points, at: now() })
      }
      const today = dayIn(member.time_zone, now())
      return { challenge: challengeView(challenge, progress, today, messages) }
    })
    // Of now, also where the rest is the answer of before: it may have waited for days in a browser.
    return { challenge: shown, user: await readUser(db, memberId) }
  })
}
