import { CHALLENGES, type ChallengeKey } from 'game/challenges'
import Type, { type Static } from 'typebox'
import { Count, UserId } from './common.ts'
import { User } from './users.ts'

const KEYS = CHALLENGES.map(({ key }) => key)

/** A daily challenge and how far this member is. `checkedInToday` is by the day of the member's own zone. */
export const Challenge = Type.Object(
  {
    key: Type.Unsafe<ChallengeKey>({ type: 'string', enum: KEYS }),
    title: Type.String(),
    kind: Type.Unsafe<'count' | 'days'>({ type: 'string', enum: ['count', 'days'] }),
    target: Count,
    count: Count,
    checkedInToday: Type.Boolean(),
    tokens: Count,
    points: Count,
    completedAt: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' }),
  },
  { additionalProperties: false },
)
export type Challenge = Static<typeof Challenge>
export const Challenges = Type.Array(Challenge)

export const ChallengeParams = Type.Object(
  { id: UserId, key: Type.String({ maxLength: 100 }) },
  { additionalProperties: false },
)

export const CheckedIn = Type.Object({ challenge: Challenge, user: User }, { additionalProperties: false })
export type CheckedIn = Static<typeof CheckedIn>
