import type { Challenge as ChallengeOnTheWire } from 'contract/challenges'
import type { Challenge } from 'game/challenges'
import type { ServerMessages } from 'messages/server'
import { challengeTitle } from '#server/challenge-title.ts'
import type { Progress } from './queries.ts'

/** @param today days since 1970 in the member's zone */
export function challengeView(
  { key, kind, target, tokens, points }: Challenge,
  progress: Progress | undefined,
  today: number,
  { challenges }: ServerMessages,
): ChallengeOnTheWire {
  const lastDay = progress?.last_day ?? null
  const completedAt = progress?.completed_at ?? null
  return {
    key,
    title: challengeTitle(key, challenges),
    kind,
    target,
    count: progress?.count ?? 0,
    checkedInToday: lastDay !== null && lastDay >= today,
    tokens,
    points,
    completedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
  }
}
