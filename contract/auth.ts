import Type, { type Static } from 'typebox'
import { Email, KnownEmail, Password, PersonName, Phone } from './common.ts'

/**
 * `x-required` is the sentence for a field that is missing or empty.
 * A referral code that nobody holds does not stop a registration, so its form is not checked here.
 */
export const Registration = Type.Object(
  {
    name: PersonName,
    email: Email,
    password: Password,
    phone: Type.Optional(Type.Union([Phone, Type.Null()])),
    referralCode: Type.Optional(Type.Union([Type.String({ maxLength: 10_000 }), Type.Null()])),
    shareProgress: Type.Optional(
      Type.Boolean({ description: 'Whether the sponsor may see their progress; left out, they are asked later' }),
    ),
  },
  { additionalProperties: false, 'x-required': 'Name, email, and password are required' },
)
export type Registration = Static<typeof Registration>

export const Login = Type.Object(
  { email: KnownEmail, password: Password },
  { additionalProperties: false, 'x-required': 'Email and password are required' },
)
export type Login = Static<typeof Login>

export const PasswordReset = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }), password: Password },
  { additionalProperties: false },
)
export type PasswordReset = Static<typeof PasswordReset>
