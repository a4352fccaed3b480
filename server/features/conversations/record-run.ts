import type { Debrief, PracticeRun } from 'contract/conversations'
import { endingOf, PRACTICE_PAY, replay } from 'game/conversations'
import type { Dependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { type Act, requireMoment } from '#server/http/acts.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { debriefOf } from './debrief.ts'
import { findConversation, findPublishedScript, insertRun } from './queries.ts'
import { translateScript } from './translate-script.ts'

type Played = Act & { memberId: string; run: PracticeRun; language: string }

/**
 * Replays a finished run against the version it was played on, stores its ending and pays the first clear ending of the
 * conversation, once. The replies are never stored.
 * @throws Refusal CONVERSATION_NOT_FOUND, also for an unknown version; INVALID for replies that aren't a finished path;
 * KEY_REUSED, ACT_TOO_OLD, NOT_SIGNED_IN; TOO_MANY_ATTEMPTS after 60 runs in a day
 */
export async function recordRun(
  deps: Pick<Dependencies, 'config' | 'database' | 'now'>,
  { memberId, run: played, requestKey, actedAt, joinedAt, language }: Played,
): Promise<{ debrief: Debrief; tokensEarned: number; pointsEarned: number }> {
  const { database, now } = deps
  return database.write(async (db) => {
    await requireActiveMember(db, memberId)
    const conversation = await findConversation(db, played.slug)
    if (conversation === undefined || conversation.is_published === 0) throw new Refusal('CONVERSATION_NOT_FOUND')
    const original = await findPublishedScript(db, conversation.id, played.version)
    if (original === undefined) throw new Refusal('CONVERSATION_NOT_FOUND')
    const script = await translateScript(db, language, conversation.id, original)
    const run = replay(script, played.replies)
    const ending = run?.state.isOver ? endingOf(script, run.state) : undefined
    if (run === null || ending === undefined) {
      throw new Refusal('INVALID', { message: ({ content }) => content.noEnding })
    }
    // The answer stored with the key doesn't contain the path.
    const request = { memberId, key: requestKey, call: 'practice', body: played }
    const pay = await runOnce(db, deps, request, async () => {
      const { at: playedAt } = requireMoment('practice', { actedAt, joinedAt }, now())
      if (deps.config.rateLimits) await countAttempt(db, [LIMITS.practise(memberId)], now())
      await insertRun(db, {
        member_id: memberId,
        conversation_id: conversation.id,
        version: played.version,
        ending: ending.id,
        is_clear: ending.isClear ? 1 : 0,
        facts: JSON.stringify(run.state.facts),
        harms: JSON.stringify(run.state.harms),
        played_at: playedAt,
      })
      const entry = { memberId, kind: 'practice', reference: conversation.slug, ...PRACTICE_PAY, at: now() } as const
      const isPaid = ending.isClear && (await postEntry(db, entry))
      const { tokens, points } = isPaid ? PRACTICE_PAY : { tokens: 0, points: 0 }
      return { tokensEarned: tokens, pointsEarned: points }
    })
    return { debrief: debriefOf(script, run, ending), ...pay }
  })
}
