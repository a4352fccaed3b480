import { REFERRAL_PAYS_AT } from 'game/rewards'
import { PASSWORD_MIN } from 'game/validation'
import Type, { type Static } from 'typebox'
import { NullableText } from './common.ts'

/** What the operator has set, as far as screens have to say it. */
export const SiteSettings = Type.Object(
  {
    passwordMin: Type.Integer({ minimum: PASSWORD_MIN }),
    referralPaysAt: Type.Enum([...REFERRAL_PAYS_AT], { description: 'When a sponsor is paid' }),
    contactEmail: NullableText,
    operatorName: NullableText,
    postalAddress: NullableText,
    areInvitationsMailed: Type.Boolean({ description: 'False: members can only send the message themselves' }),
  },
  { additionalProperties: false },
)
export type SiteSettings = Static<typeof SiteSettings>
