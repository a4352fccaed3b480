import { HELP_PAY, HELP_PAYMENTS_MAX, type HelpAnswer, ONE_CARD_IN } from 'game/rescues'
import type { Db, Transaction } from '#server/database/database.ts'
import { countEntriesSince, postEntry } from '#server/features/ledger/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { isGenuineReferral } from '#server/features/referrals/public.ts'
import { haveSharedDevice } from '#server/features/sessions/public.ts'
import { type CardRow, changeCard } from './card-queries.ts'

type Settling = { card: CardRow; answer: HelpAnswer; movedOnAt: number; at: number }

/** Ends a card with what the person said, and pays for thanks. Both members are active; their rows and the card's are locked. */
export async function settleCard(db: Transaction, { card, answer, movedOnAt, at }: Settling): Promise<void> {
  const { id, sponsor_id: memberId } = card
  const points = answer === 'thanks' && (await mayPay(db, card, at)) ? HELP_PAY.points : 0
  const state = answer === 'thanks' ? 'thanked' : 'unrelated'
  await changeCard(db, id, { state, settled_at: at, moved_on_at: movedOnAt, points })
  if (points > 0) await postEntry(db, { memberId, kind: 'help', reference: id, ...HELP_PAY, at })
  if (state === 'thanked') await notify(db, { memberId, kind: 'thanks', about: { memberId: card.member_id }, at })
}

/**
 * Help between two accounts of one person is none: the conditions are those under which a referral pays, and no browser
 * has signed in to both. Five cards a week pay.
 */
async function mayPay(db: Db, card: CardRow, at: number): Promise<boolean> {
  const { member_id: invitedId, sponsor_id: sponsorId } = card
  if (!(await isGenuineReferral(db, { invitedId, sponsorId }))) return false
  if (await haveSharedDevice(db, invitedId, [sponsorId])) return false
  const paid = await countEntriesSince(db, { memberId: sponsorId, kind: 'help', since: at - ONE_CARD_IN })
  return paid < HELP_PAYMENTS_MAX
}
