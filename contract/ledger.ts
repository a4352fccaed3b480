import Type, { type Static } from 'typebox'
import { NullableText } from './common.ts'

/** One row of a member's tickets: what was paid or spent, and for what. */
export const LedgerEntry = Type.Object(
  {
    kind: Type.String({
      description: 'mission, course, quiz, referral, referral-bonus, redemption, challenge, adjustment',
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
