import { REPORT_LIMITS } from 'game/claim-reports'
import Type, { type Static } from 'typebox'
import { Email, NullableText, NullableTime, prose } from './common.ts'

/** A report of a claim that looks wrong. */
export const ClaimReportForm = Type.Object(
  {
    claim: prose(REPORT_LIMITS.claim, 'claim'),
    seenWhere: prose(REPORT_LIMITS.seenWhere, 'seenWhere'),
    email: Type.Optional(Type.Union([Email, Type.Null()])),
  },
  { additionalProperties: false, 'x-required': 'claimReport' },
)
export type ClaimReportForm = Static<typeof ClaimReportForm>

export const ClaimReport = Type.Object(
  {
    id: Type.String(),
    claim: Type.String(),
    seenWhere: Type.String(),
    email: NullableText,
    createdAt: Type.String({ format: 'date-time' }),
    handledAt: NullableTime,
  },
  { additionalProperties: false },
)
export type ClaimReport = Static<typeof ClaimReport>

/** Open ones first, then the newest first; at most 200. */
export const ClaimReports = Type.Array(ClaimReport)

export const ClaimReportParams = Type.Object(
  { id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) },
  { additionalProperties: false },
)

export const ClaimReportHandling = Type.Object({ isHandled: Type.Boolean() }, { additionalProperties: false })
export type ClaimReportHandling = Static<typeof ClaimReportHandling>
