import Type, { type Static } from 'typebox'
import { Count, NullableText, UserId } from './common.ts'

/** One row of a member's tickets: what was paid or spent, and for what. */
export const LedgerEntry = Type.Object(
  {
    kind: Type.String({
      description:
        'mission, course, quiz, referral, referral-bonus, redemption, challenge, review, practice, help, first-days, adjustment',
    }),
    reference: Type.String(),
    title: Type.String({ description: 'For people: what it was for' }),
    tokens: Type.Integer(),
    points: Type.Integer(),
    note: NullableText,
    createdAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
)
export type LedgerEntry = Static<typeof LedgerEntry>

/** Newest first, 50 a page. `next` goes into the query as `after`; null on the last page. */
export const LedgerPage = Type.Object(
  { entries: Type.Array(LedgerEntry, { maxItems: 50 }), next: NullableText },
  { additionalProperties: false },
)
export type LedgerPage = Static<typeof LedgerPage>

export const LedgerQuery = Type.Object(
  { after: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) },
  { additionalProperties: false },
)

/** Where a check of the ledger goes on: the `next` of the call before; null or absent begins it. */
export const LedgerCheckStep = Type.Object(
  { after: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()])) },
  { additionalProperties: false },
)
export type LedgerCheckStep = Static<typeof LedgerCheckStep>

/** A member whose balances are not the sums of their entries. */
const WrongBalance = Type.Object(
  {
    memberId: UserId,
    name: Type.String(),
    tokens: Count,
    points: Count,
    ledgerTokens: Type.Integer(),
    ledgerPoints: Type.Integer(),
  },
  { additionalProperties: false },
)

/** So many members have so many points, but the leaderboard counts another number of them. */
const WrongTotal = Type.Object(
  { points: Count, members: Count, counted: Type.Integer() },
  { additionalProperties: false },
)

/** What one call looked at, about a second's worth, and where the next one goes on; null when all was looked at. */
export const LedgerCheck = Type.Object(
  {
    members: Type.Integer({ minimum: 0, description: 'How many members were compared in this call' }),
    wrong: Type.Integer({
      minimum: 0,
      description: 'How many balances and totals disagree, of which the first are listed',
    }),
    balances: Type.Array(WrongBalance, { maxItems: 50 }),
    totals: Type.Array(WrongTotal, { maxItems: 50 }),
    next: NullableText,
  },
  { additionalProperties: false },
)
export type LedgerCheck = Static<typeof LedgerCheck>
