import type { Help } from 'contract/rescues'
import type { HelpAnswer, RescueState } from 'game/rescues'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { isActive, isAgreed, requireActive } from './agreed.ts'
import { findCard, lockCard, lockParties, readHelpFor } from './card-queries.ts'
import { readMovedOn } from './moved-on.ts'
import { settleCard } from './settle-card.ts'
import { helpView } from './view.ts'

type Parts = Pick<Dependencies, 'database' | 'now'>

/** What a member is asked about the messages of their sponsor: only once they have made progress. */
export async function showHelp({ database, now }: Parts, memberId: string): Promise<Help> {
  const open = await readHelpFor(database.read, memberId)
  const asked: typeof open = []
  for (const card of open) {
    if ((await readMovedOn(database.read, card, now())) !== null) asked.push(card)
  }
  return helpView(asked)
}

/** Whether a member is asked anything. */
export async function isHelpAsked(db: Db, memberId: string, now: number): Promise<boolean> {
  for (const card of await readHelpFor(db, memberId)) {
    if ((await readMovedOn(db, card, now)) !== null) return true
  }
  return false
}

const SAID: Readonly<Record<HelpAnswer, RescueState>> = { thanks: 'thanked', unrelated: 'unrelated' }

type Answer = { memberId: string; rescueId: string; answer: HelpAnswer }

/**
 * What a member says about a message of their sponsor. It is said once; the same again changes nothing.
 * @throws Refusal HELP_NOT_FOUND for what isn't asked, or was answered otherwise; NOT_SIGNED_IN
 */
export function answerHelp({ database, now }: Parts, { memberId, rescueId, answer }: Answer): Promise<void> {
  return database.write(async (db) => {
    const at = now()
    const found = await findCard(db, rescueId)
    const parties = await lockParties(db, { memberIds: [memberId], sponsorId: found?.sponsor_id ?? memberId })
    requireActive(parties, memberId)
    const card = await lockCard(db, rescueId)
    if (card?.member_id !== memberId) throw new Refusal('HELP_NOT_FOUND')
    if (card.state === SAID[answer]) return
    const { sponsor_id: sponsorId, state } = card
    const isAsked = state === 'reached-out' || state === 'asked'
    if (!isAsked || !isAgreed(parties, { memberId, sponsorId }) || !isActive(parties, sponsorId)) {
      throw new Refusal('HELP_NOT_FOUND')
    }
    const movedOnAt = await readMovedOn(db, card, at)
    if (movedOnAt === null) throw new Refusal('HELP_NOT_FOUND')
    await settleCard(db, { card, answer, movedOnAt, at })
  })
}
