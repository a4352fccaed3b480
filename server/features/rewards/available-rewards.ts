import type { AvailableReward } from 'contract/rewards'
import { REWARDS } from 'game/rewards'
import type { Db } from '#server/database/database.ts'
import { hasFreeLeads } from '#server/features/leads/public.ts'
import { memberById } from '#server/features/members/public.ts'
import { chooseEmails, choosePosts, type Library } from './choose-items.ts'
import { itemsHad } from './queries.ts'

/**
 * Which rewards this member could redeem now, regardless of their tokens, so that the screen shows beforehand what
 * isn't available.
 */
export async function availableRewards(db: Db, library: Library, memberId: string): Promise<AvailableReward[]> {
  const [had, member] = await Promise.all([itemsHad(db, memberId), memberById(db, memberId)])
  const isAvailable = {
    social_posts: (count: number) => choosePosts(library.posts, had, count) !== undefined,
    email_swipes: (count: number) => chooseEmails(library.emails, had, count) !== undefined,
    warm_leads: (count: number) => hasFreeLeads(db, member, count),
  }
  return Promise.all(REWARDS.map(async ({ type, items }) => ({ type, isAvailable: await isAvailable[type](items) })))
}
