import Type, { type Static } from 'typebox'
import { Language } from './account.ts'
import { InLanguage, NullableText, prose, ReadAt } from './common.ts'

const SHORT_LINE = '^[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$'

/**
 * A claim of the landing page. Without a source it is marked as illustrative, and a public site shows it only once an
 * administrator has confirmed it.
 */
export const MarketingFigure = Type.Object(
  {
    key: Type.String(),
    value: Type.String({ description: 'Such as 90%' }),
    label: Type.String({ description: 'Such as retention' }),
    source: NullableText,
    isHidden: Type.Boolean(),
    isConfirmed: Type.Boolean({ description: 'An administrator vouches for it without a published source' }),
    language: InLanguage,
  },
  { additionalProperties: false },
)
export type MarketingFigure = Static<typeof MarketingFigure>
export const MarketingFigures = Type.Array(MarketingFigure)

/** For administrators. */
export const ManagedFigure = Type.Object(
  { ...MarketingFigure.properties, updatedAt: Type.String({ format: 'date-time' }) },
  { additionalProperties: false },
)
export type ManagedFigure = Static<typeof ManagedFigure>
export const ManagedFigures = Type.Array(ManagedFigure)

/** A public page is in the language of its address, which may differ from its reader's. */
export const FiguresQuery = Type.Object(
  { language: Type.Optional({ ...Language, description: 'Left out, or not offered: the language of the request' }) },
  { additionalProperties: false },
)

export const MarketingFigureUpdate = Type.Object(
  {
    value: Type.String({ minLength: 1, maxLength: 20, pattern: SHORT_LINE }),
    label: Type.String({ minLength: 1, maxLength: 60, pattern: SHORT_LINE }),
    source: Type.Union([Type.String({ maxLength: 300, pattern: SHORT_LINE }), Type.Null()]),
    isHidden: Type.Boolean(),
    isConfirmed: Type.Optional(Type.Boolean({ description: 'Left out: false' })),
    key: Type.Optional(Type.String()),
    updatedAt: ReadAt,
  },
  { additionalProperties: false, 'x-required': 'figure' },
)
export type MarketingFigureUpdate = Static<typeof MarketingFigureUpdate>

export const MarketingFigureParams = Type.Object(
  { key: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) },
  { additionalProperties: false },
)

/** What this company says about income, as Markdown. */
export const IncomeDisclosure = Type.Object(
  { text: Type.String(), updatedAt: Type.String({ format: 'date-time' }), language: InLanguage },
  { additionalProperties: false },
)
export type IncomeDisclosure = Static<typeof IncomeDisclosure>

export const IncomeDisclosureUpdate = Type.Object(
  { text: prose(20_000, 'disclosure'), updatedAt: ReadAt },
  { additionalProperties: false },
)
export type IncomeDisclosureUpdate = Static<typeof IncomeDisclosureUpdate>
