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

/** Where a check of the ledger continues: the `next` of the previous call; null or absent starts from the beginning. */
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

/** A total that `members` members have, where the leaderboard counts a different number of members (`counted`). */
const WrongTotal = Type.Object(
  { points: Count, members: Count, counted: Type.Integer() },
  { additionalProperties: false },
)

/** What one call checked in about a second, and where the next call continues; null when everything was checked. */
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
