import Type, { type Static } from 'typebox'
import { NullableText } from './common.ts'

export const ProgressConsent = Type.Object(
  {
    /** Who would see the caller's progress; null where the caller has no sponsor, or one who has left. */
    sponsorName: NullableText,
    isAskedAgain: Type.Boolean({
      description: 'Whether the caller agreed to an earlier text that said less, and hasn’t answered since.',
    }),
  },
  { additionalProperties: false },
)
export type ProgressConsent = Static<typeof ProgressConsent>
