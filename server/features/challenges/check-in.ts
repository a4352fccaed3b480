import type { CheckedIn } from 'contract/challenges'
import { challengeOf, isChallengeKey } from 'game/challenges'
import { dayIn } from 'game/days'
import type { Dependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { lockActiveMember, readUser } from '#server/features/members/public.ts'
import { Refusal } from '#server/refusal.ts'
import { addCheckIn, findProgress } from './queries.ts'
import { challengeView } from './view.ts'

type Request = {
  memberId: string
  challengeKey: string
  /** Its Idempotency-Key, if it has one. */
  requestKey: string | undefined
}

/**
 * Checks a member in and pays the challenge at its target, once for ever. A finished one stays as it is.
 * @throws Refusal CHALLENGE_NOT_FOUND, CHECKED_IN_TODAY (one that goes by days), KEY_REUSED, NOT_SIGNED_IN
 */
export function checkIn(
  deps: Pick<Dependencies, 'database' | 'now'>,
  { memberId, challengeKey, requestKey }: Request,
): Promise<CheckedIn> {
  const { database, now } = deps
  if (!isChallengeKey(challengeKey)) throw new Refusal('CHALLENGE_NOT_FOUND')
  const challenge = challengeOf(challengeKey)
  return database.write(async (db) => {
    const request = { memberId, key: requestKey, call: 'check-in', body: challengeKey }
    // Locked, so that nobody changes their zone between two check-ins and has two days in one. Before the key, whose
    // reference to the member would make two requests wait for each other.
    const member = await lockActiveMember(db, memberId)
    return runOnce(db, deps, request, async () => {
      const today = dayIn(member.time_zone, now())
      const added = await addCheckIn(db, { memberId, challenge, today, now: now() })
      const progress = added ?? (await findProgress(db, memberId, challengeKey))
      if (added === undefined && progress?.completed_at === null) throw new Refusal('CHECKED_IN_TODAY')
      if (added?.completed_at != null) {
        const { tokens, points } = challenge
        await postEntry(db, { memberId, kind: 'challenge', reference: challengeKey, tokens, points, at: now() })
      }
      return { challenge: challengeView(challenge, progress, today), user: await readUser(db, memberId) }
    })
  })
}
