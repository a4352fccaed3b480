import Type, { type Static } from 'typebox'
import { ConsentText, Language } from './account.ts'
import { Email, KnownEmail, Password, PersonName, Phone } from './common.ts'

/**
 * `x-required` names the message for a field that is missing or empty. An unknown referral code doesn't stop a
 * registration, so its form is not checked here.
 */
export const Registration = Type.Object(
  {
    name: PersonName,
    email: Email,
    password: Password,
    phone: Type.Optional(Type.Union([Phone, Type.Null()])),
    language: Type.Optional(Type.Union([Language, Type.Null()], { description: 'The language of the page' })),
    referralCode: Type.Optional(Type.Union([Type.String({ maxLength: 10_000 }), Type.Null()])),
    shareProgress: Type.Optional(
      Type.Boolean({ description: 'Whether the sponsor may see their progress; left out, they are asked later' }),
    ),
    consentText: Type.Optional(ConsentText),
  },
  { additionalProperties: false, 'x-required': 'registration' },
)
export type Registration = Static<typeof Registration>

export const Login = Type.Object(
  { email: KnownEmail, password: Password },
  { additionalProperties: false, 'x-required': 'login' },
)
export type Login = Static<typeof Login>

export const PasswordReset = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }), password: Password },
  { additionalProperties: false },
)
export type PasswordReset = Static<typeof PasswordReset>
