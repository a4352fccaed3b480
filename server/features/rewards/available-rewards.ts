import type { AvailableReward } from 'contract/rewards'
import { REWARDS } from 'game/rewards'
import type { Dependencies } from '#server/dependencies.ts'
import { hasFreeLeads } from '#server/features/leads/public.ts'
import { memberById } from '#server/features/members/public.ts'
import { chooseEmails, choosePosts, type Library } from './choose-items.ts'
import { itemsHad } from './queries.ts'

/**
 * Which rewards this member could redeem now, regardless of their tokens, so that the screen shows beforehand what
 * isn't available.
 */
export async function availableRewards(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  library: Library,
  memberId: string,
): Promise<AvailableReward[]> {
  const db = database.read
  const [had, member] = await Promise.all([itemsHad(db, memberId), memberById(db, memberId)])
  const isAvailable = {
    social_posts: (count: number) => choosePosts(library.posts, had, count) !== undefined,
    email_swipes: (count: number) => chooseEmails(library.emails, had, count) !== undefined,
    warm_leads: (count: number) => hasFreeLeads(db, { member, count, now: now() }),
  }
  return Promise.all(REWARDS.map(async ({ type, items }) => ({ type, isAvailable: await isAvailable[type](items) })))
}
