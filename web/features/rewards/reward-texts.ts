import type { RewardType } from 'game/rewards'
import * as messages from 'messages/rewards'

type RewardTexts = {
  title: string
  description: string
  /** What the description leaves open. */
  note?: string
  /** Where there is nothing to deliver. */
  none: string
}

export const REWARD_TEXTS: Readonly<Record<RewardType, RewardTexts>> = {
  social_posts: { title: messages.socialPosts, description: messages.socialPostsAbout, none: messages.haveThemAll },
  email_swipes: {
    title: messages.emailPack,
    description: messages.emailPackAbout,
    note: messages.emailPackNote,
    none: messages.haveThemAll,
  },
  warm_leads: {
    title: messages.warmLeads,
    description: messages.warmLeadsAbout,
    note: messages.warmLeadsNote,
    none: messages.noneNow,
  },
}
