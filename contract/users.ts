import { REVIEWS_PER_DAY, type ReviewsPerDay } from 'game/reviews'
import Type, { type Static } from 'typebox'
import { Count, Flags, NullableText, UserId } from './common.ts'

/**
 * A member who registered with this member's code; the name is null once they deleted their account. The member's own view
 * never holds another person's address.
 */
export const InvitedUser = Type.Object(
  { id: UserId, name: NullableText, joinedAt: Type.String({ format: 'date-time' }) },
  { additionalProperties: false },
)

/** The signed-in person, as only they see themselves. Maps are keyed by ids as text. */
export const User = Type.Object(
  {
    id: UserId,
    name: Type.String(),
    email: Type.String(),
    phone: NullableText,
    isAdmin: Type.Boolean(),
    emailVerified: Type.Boolean(),
    boardName: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Shown on the leaderboard instead of the name',
    }),
    timeZone: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'An IANA name; UTC where null' }),
    language: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'A BCP 47 tag; null where none is chosen',
    }),
    reviewsPerDay: Type.Unsafe<ReviewsPerDay>({
      type: 'integer',
      enum: [...REVIEWS_PER_DAY],
      description: 'Review cards that the member wants to answer a day, at most',
    }),
    shareProgress: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      description: 'Whether the sponsor may see how far they are; null where they were never asked about this sponsor',
    }),
    noNudges: Type.Boolean({ description: 'No reminders, and no message that a sponsor is advised to send' }),
    inLeagues: Type.Boolean({ description: 'Whether the member takes part in weekly leagues' }),
    tokens: Count,
    leaderboardPts: Count,
    invites: Type.Integer({ minimum: 0, description: 'Invitations sent' }),
    inviteCode: Type.String(),
    invitedUsers: Type.Array(InvitedUser, { maxItems: 100, description: 'The newest 100' }),
    invitedCount: Count,
    paidReferralCount: Type.Integer({ minimum: 0, description: 'Of them, those that paid; the bonus counts these' }),
    loginStreak: Count,
    endedStreak: Type.Integer({ minimum: 0, description: 'On the first day of a streak: days of the one before' }),
    badges: Type.Array(Type.Integer({ minimum: 1, maximum: 5 }), { description: 'Station numbers, ascending' }),
    claimedRewards: Type.Array(Type.String()),
    completedMissions: Flags,
    courseProgress: Type.Unsafe<Record<string, number>>({
      type: 'object',
      additionalProperties: { type: 'integer', minimum: 0, maximum: 100 },
    }),
    quizCorrect: Flags,
  },
  { additionalProperties: false },
)
export type User = Static<typeof User>

/** The user after a change, with a sentence for the person. */
export const UserWithMessage = Type.Object({ user: User, message: Type.String() }, { additionalProperties: false })
export type UserWithMessage = Static<typeof UserWithMessage>
