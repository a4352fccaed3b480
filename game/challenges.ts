/** 'count': as often as it was done. 'days': one check-in in a day of the member's own zone. */
export type ChallengeKind = 'count' | 'days'

/** The daily challenges in the order shown; each pays only once. */
export const CHALLENGES = [
  { key: 'talk-to-10', kind: 'count', target: 10, tokens: 10, points: 20 },
  { key: 'video-15-days', kind: 'days', target: 15, tokens: 15, points: 30 },
  { key: 'birthday-10', kind: 'count', target: 10, tokens: 10, points: 20 },
  { key: 'post-30-days', kind: 'days', target: 30, tokens: 30, points: 60 },
] as const

export type Challenge = (typeof CHALLENGES)[number]
export type ChallengeKey = Challenge['key']

export function isChallengeKey(text: string): text is ChallengeKey {
  return CHALLENGES.some(({ key }) => key === text)
}

/** @throws RangeError for a key that only the types promised */
export function challengeOf(key: ChallengeKey): Challenge {
  const challenge = CHALLENGES.find((each) => each.key === key)
  if (challenge === undefined) throw new RangeError(`There is no challenge ${key}`)
  return challenge
}
