import { OPERATOR_LIMITS } from 'game/operator'
import Type, { type Static } from 'typebox'
import { blankOrProse, NullableText, NullableTime } from './common.ts'

/** Who runs the site, by law to be named in emails and on the privacy page. */
export const OperatorDetails = Type.Object(
  {
    operatorName: NullableText,
    postalAddress: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Over any number of lines' }),
    updatedAt: NullableTime,
  },
  { additionalProperties: false },
)
export type OperatorDetails = Static<typeof OperatorDetails>

const ONE_LINE = '^[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$'

/** Null or blank removes what was entered, and the setting of the environment applies again. */
export const OperatorUpdate = Type.Object(
  {
    operatorName: Type.Union([
      Type.String({
        maxLength: OPERATOR_LIMITS.name,
        pattern: ONE_LINE,
        'x-sentence': 'operatorName',
      }),
      Type.Null(),
    ]),
    postalAddress: Type.Union([blankOrProse(OPERATOR_LIMITS.postalAddress, 'postalAddress'), Type.Null()]),
    updatedAt: Type.Optional(NullableTime),
  },
  { additionalProperties: false, 'x-required': 'operator' },
)
export type OperatorUpdate = Static<typeof OperatorUpdate>
