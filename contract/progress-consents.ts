import Type, { type Static } from 'typebox'
import { NullableText } from './common.ts'

/** Who would see the caller's progress; null where the caller has no sponsor, or one who has left. */
export const ProgressConsent = Type.Object({ sponsorName: NullableText }, { additionalProperties: false })
export type ProgressConsent = Static<typeof ProgressConsent>
