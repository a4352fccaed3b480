import type { TryItAnswer } from 'contract/reviews'
import { dayIn } from 'game/days'
import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { Refusal } from '#server/refusal.ts'
import { recentTryIts } from './queries.ts'

/**
 * Records how it went. *Not yet* asks again the next day; the other answers are final, and a second one changes nothing.
 * @throws Refusal TRY_IT_NOT_FOUND for what the member didn't finish in the last two weeks, NOT_SIGNED_IN
 */
export function answerTryIt(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  memberId: string,
  source: string,
  { answer }: TryItAnswer,
): Promise<void> {
  return database.write(async (db) => {
    const at = now()
    const member = await lockActiveMember(db, memberId)
    const tryIt = (await recentTryIts(db, member, at)).find((each) => each.source === source)
    if (tryIt === undefined) throw new Refusal('TRY_IT_NOT_FOUND')
    if (tryIt.answer === 'yes' || tryIt.answer === 'let-go') return
    const today = dayIn(member.time_zone, at)
    const given = { asked_on: answer === 'not-yet' ? today + 1 : tryIt.askedOn, answer, answered_at: at }
    await db
      .insertInto('try_its')
      .values({ member_id: memberId, source, text: tryIt.text, ...given })
      .onConflict((conflict) => conflict.columns(['member_id', 'source']).doUpdateSet(given))
      .execute()
  })
}
