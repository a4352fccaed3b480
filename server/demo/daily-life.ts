import type { User } from 'contract/users'
import { CHALLENGES, type Challenge } from 'game/challenges'
import { DEMO_DOMAIN } from '#server/demo/people.ts'

/** Sends a call of this member's: a path below their own, and its body. */
export type Post = (path: string, payload?: object) => Promise<unknown>

/** What a member does in the days after they join. The days count down; the chances are of one day, from 0 to 1. */
export type Habits = {
  post: Post
  challenges: { key: Challenge['key']; chance: number; days: number }[]
  invitations: { chance: number; days: number; friends: string[] }
}

const MOST_FRIENDS = 8

/** About half of the members take up challenges, and about a third invite people; most stop after a while. */
export function newHabits(post: Post, { inviteCode }: User, next: () => number): Habits {
  const takesPart = next() < 0.5
  const challenges = CHALLENGES.filter(() => takesPart && next() < 0.5).map(({ key }) => ({
    key,
    chance: 0.3 + next() * 0.7,
    days: 2 + Math.floor(next() * 34),
  }))
  const count = next() < 0.35 ? 1 + Math.floor(next() * MOST_FRIENDS) : 0
  const friends = Array.from({ length: count }, (_, index) => friendOf(inviteCode, index))
  return { post, challenges, invitations: { chance: 0.3, days: 21, friends } }
}

/** Spends one day: at most one check-in a challenge, and up to three invitations. */
export async function spendDay({ post, challenges, invitations }: Habits, next: () => number): Promise<void> {
  for (const challenge of challenges) {
    challenge.days -= 1
    if (challenge.days >= 0 && next() < challenge.chance) await post(`/challenges/${challenge.key}/check-in`)
  }
  invitations.days -= 1
  if (invitations.days < 0 || next() > invitations.chance) return
  const today = 1 + Math.floor(next() * 3)
  for (const email of invitations.friends.splice(0, today)) await post('/invite', { email })
}

/** At the same domain as the members, which can have no inbox. */
function friendOf(inviteCode: string, index: number): string {
  return `friend-${index + 1}-of-${inviteCode.toLowerCase()}@${DEMO_DOMAIN}`
}
