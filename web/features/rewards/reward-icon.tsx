import type { RewardType } from 'contract/rewards'
import { Mail, PencilLine, Users } from 'lucide-react'

const ICONS = { social_posts: PencilLine, email_swipes: Mail, warm_leads: Users } as const

export function RewardIcon({ type }: { type: RewardType }) {
  const Icon = ICONS[type]
  return <Icon size={24} className="shrink-0 text-earned" aria-hidden />
}
