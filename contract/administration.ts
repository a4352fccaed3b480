import Type, { type Static } from 'typebox'
import { Count, NullableText, NullableTime, prose, UserId } from './common.ts'

/** A member as an administrator sees them. */
export const ManagedMember = Type.Object(
  {
    id: UserId,
    name: Type.String(),
    email: Type.String(),
    emailVerified: Type.Boolean(),
    isAdmin: Type.Boolean(),
    tokens: Count,
    leaderboardPts: Count,
    invitedCount: Count,
    joinedAt: Type.String({ format: 'date-time' }),
    suspendedAt: NullableTime,
  },
  { additionalProperties: false },
)
export type ManagedMember = Static<typeof ManagedMember>

/** Newest first, 50 a page. `next` goes into the query as `after`; null on the last page. */
export const MemberPage = Type.Object(
  { members: Type.Array(ManagedMember, { maxItems: 50 }), next: NullableText },
  { additionalProperties: false },
)
export type MemberPage = Static<typeof MemberPage>

export const MemberQuery = Type.Object(
  {
    search: Type.Optional(
      Type.String({ maxLength: 254, pattern: '^\\P{Cc}*$', description: 'A part of the name or the address' }),
    ),
    after: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: false },
)

export const RoleChange = Type.Object({ isAdmin: Type.Boolean() }, { additionalProperties: false })
export type RoleChange = Static<typeof RoleChange>

export const SuspensionChange = Type.Object({ isSuspended: Type.Boolean() }, { additionalProperties: false })
export type SuspensionChange = Static<typeof SuspensionChange>

/** At least one of the two is not 0. The reason is kept with the entry, and the member reads it. */
export const Adjustment = Type.Object(
  {
    tokens: Type.Integer({ minimum: -100_000, maximum: 100_000 }),
    points: Type.Integer({ minimum: -100_000, maximum: 100_000 }),
    reason: prose(300, 'reason'),
  },
  { additionalProperties: false, 'x-required': 'howMuchAndWhy' },
)
export type Adjustment = Static<typeof Adjustment>

const Person = Type.Object({ id: UserId, name: Type.String(), email: Type.String() }, { additionalProperties: false })

/** A referral that waits for a decision. */
export const HeldReferral = Type.Object(
  {
    id: Type.String({ description: "The new member's id" }),
    invited: Person,
    hasLeft: Type.Boolean({
      description:
        'Whether the new member deleted their account; the name is then a placeholder and the email is empty',
    }),
    sponsor: Person,
    reason: Type.String({ description: 'A code: SAME_MAILBOX, DAY_CAP, …' }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
)
export type HeldReferral = Static<typeof HeldReferral>

/** Oldest first, at most 100. */
export const HeldReferrals = Type.Array(HeldReferral, { maxItems: 100 })

/** A mail that could not be sent after all its tries. */
export const FailedMail = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    to: Type.String(),
    subject: Type.String(),
    tries: Count,
    lastError: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
)
export type FailedMail = Static<typeof FailedMail>

/** Newest first, at most 100. */
export const FailedMails = Type.Array(FailedMail, { maxItems: 100 })
export const MailParams = Type.Object(
  { id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) },
  { additionalProperties: false },
)
