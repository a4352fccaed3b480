import type { Debrief, PracticeRun } from 'contract/conversations'
import { endingOf, PRACTICE_PAY, replay } from 'game/conversations'
import type { Dependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { debriefOf } from './debrief.ts'
import { findConversation, findPublishedScript, insertRun } from './queries.ts'

/** `requestKey` is its Idempotency-Key, if it has one. */
type Played = { memberId: string; run: PracticeRun; requestKey: string | undefined }

/**
 * Replays a finished run against the version it was played on, stores what it ended in and pays the first clear ending of
 * the conversation, once. The replies are stored nowhere.
 * @throws Refusal CONVERSATION_NOT_FOUND, also for a version that there isn't; INVALID for replies that are no finished
 *   path; KEY_REUSED, NOT_SIGNED_IN; TOO_MANY_ATTEMPTS after 60 runs in a day
 */
export async function recordRun(
  deps: Pick<Dependencies, 'config' | 'database' | 'now'>,
  { memberId, run: played, requestKey }: Played,
): Promise<{ debrief: Debrief; tokensEarned: number; pointsEarned: number }> {
  const { database, now } = deps
  return database.write(async (db) => {
    await requireActiveMember(db, memberId)
    const conversation = await findConversation(db, played.slug)
    if (conversation === undefined || conversation.is_published === 0) throw new Refusal('CONVERSATION_NOT_FOUND')
    const script = await findPublishedScript(db, conversation.id, played.version)
    if (script === undefined) throw new Refusal('CONVERSATION_NOT_FOUND')
    const run = replay(script, played.replies)
    const ending = run?.state.isOver ? endingOf(script, run.state) : undefined
    if (run === null || ending === undefined) {
      throw new Refusal('INVALID', { message: 'These replies don’t lead to an end of this conversation.' })
    }
    // The answer that is kept for the key has no path in it.
    const request = { memberId, key: requestKey, call: 'practice', body: played }
    const pay = await runOnce(db, deps, request, async () => {
      if (deps.config.rateLimits) await countAttempt(db, [LIMITS.practise(memberId)], now())
      await insertRun(db, {
        member_id: memberId,
        conversation_id: conversation.id,
        version: played.version,
        ending: ending.id,
        is_clear: ending.isClear ? 1 : 0,
        facts: JSON.stringify(run.state.facts),
        harms: JSON.stringify(run.state.harms),
        played_at: now(),
      })
      const entry = { memberId, kind: 'practice', reference: conversation.slug, ...PRACTICE_PAY, at: now() } as const
      const isPaid = ending.isClear && (await postEntry(db, entry))
      const { tokens, points } = isPaid ? PRACTICE_PAY : { tokens: 0, points: 0 }
      return { tokensEarned: tokens, pointsEarned: points }
    })
    return { debrief: debriefOf(script, run, ending), ...pay }
  })
}
