import { fillIn } from 'content/fill-in'
import type { DeliveredEmail, DeliveredPost, RewardType } from 'contract/rewards'
import { inviteLink } from 'game/links'
import { PRODUCT_BLANK, piecesOf, REWARD_COST } from 'game/rewards'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { claimLeads } from '#server/features/leads/public.ts'
import { BalanceTooLow, postEntry } from '#server/features/ledger/public.ts'
import { memberById } from '#server/features/members/public.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'
import { chooseEmails, choosePosts, type Library } from './choose-items.ts'
import { countRedemption, insertDelivery, insertItems, itemsHad } from './queries.ts'

type Member = Awaited<ReturnType<typeof memberById>>
type Items = (DeliveredPost | Omit<DeliveredEmail, 'sendOnlyIf'>)[]

const DELIVERED: Record<RewardType, Sentence> = {
  social_posts: ({ rewards }) => rewards.postsDelivered,
  email_swipes: ({ rewards }) => rewards.emailsDelivered,
  warm_leads: ({ rewards }) => rewards.leadsDelivered,
}

/**
 * Charges the cost of a reward and delivers it, both or neither.
 * @returns a sentence for the member
 * @throws Refusal INSUFFICIENT_TOKENS, NOTHING_NEW, NO_LEADS_LEFT, NOT_SIGNED_IN; then nothing was charged
 */
export async function redeemReward(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  library: Library,
  memberId: string,
  rewardType: RewardType,
): Promise<Sentence> {
  const deliveryId = deps.randomBytes(12).toString('base64url')
  // First, because it makes a second redemption by the same member wait, which then sees what this one delivered.
  await takeTokens(db, deps, memberId, deliveryId)
  if (!(await countRedemption(db, memberId))) throw new Refusal('NOT_SIGNED_IN')
  const member = await memberById(db, memberId)
  const items = await newItems(db, deps, library, member, rewardType)
  const delivery = { member_id: memberId, reward_type: rewardType, items: JSON.stringify(items) }
  await insertDelivery(db, { id: deliveryId, created_at: deps.now(), ...delivery })
  await insertItems(
    db,
    memberId,
    items.map(({ key }) => key),
  )
  if (rewardType === 'warm_leads') await claimLeads(db, deps, { member, deliveryId, count: piecesOf(rewardType) })
  return DELIVERED[rewardType]
}

async function takeTokens(
  db: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  memberId: string,
  deliveryId: string,
): Promise<void> {
  const entry = { memberId, kind: 'redemption', reference: deliveryId, tokens: -REWARD_COST, points: 0 } as const
  try {
    await postEntry(db, { ...entry, at: now() })
  } catch (error) {
    throw error instanceof BalanceTooLow ? new Refusal('INSUFFICIENT_TOKENS') : error
  }
}

/** Posts or letters that the member has not had, filled in; none for leads, which are rows of their own. */
async function newItems(
  db: Transaction,
  { config }: Pick<Dependencies, 'config'>,
  { posts, emails }: Library,
  member: Member,
  rewardType: RewardType,
): Promise<Items> {
  if (rewardType === 'warm_leads') return []
  const had = await itemsHad(db, member.id)
  const { name, invite_code: inviteCode } = member
  const fillings = { name, link: inviteLink(config.publicUrl, { name, inviteCode }), product: PRODUCT_BLANK }
  const count = piecesOf(rewardType)
  const chosen = rewardType === 'social_posts' ? choosePosts(posts, had, count) : chooseEmails(emails, had, count)
  if (chosen === undefined) throw new Refusal('NOTHING_NEW')
  return chosen.map((item) => ({ ...item, body: fillIn(item.body, fillings) }))
}
