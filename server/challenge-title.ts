import type { ChallengeKey } from 'game/challenges'
import type { ServerMessages } from 'messages/server'

/** The title of a daily challenge. */
export function challengeTitle(key: ChallengeKey, challenges: ServerMessages['challenges']): string {
  const titles: Record<ChallengeKey, string> = {
    'talk-to-10': challenges.talkTo10,
    'video-15-days': challenges.video15Days,
    'birthday-10': challenges.birthday10,
    'post-30-days': challenges.post30Days,
  }
  return titles[key]
}
