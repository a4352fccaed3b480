import Type, { type Static } from 'typebox'
import { Email, Password, PersonName, Phone } from './common.ts'

/** Spec §7. A referral code that nobody holds does not stop a registration, so its form is not checked here. */
export const Registration = Type.Object(
  {
    name: PersonName,
    email: Email,
    password: Password,
    phone: Type.Optional(Type.Union([Phone, Type.Null()])),
    referralCode: Type.Optional(Type.Union([Type.String({ maxLength: 10_000 }), Type.Null()])),
  },
  { additionalProperties: false },
)
export type Registration = Static<typeof Registration>

export const Login = Type.Object({ email: Email, password: Password }, { additionalProperties: false })
export type Login = Static<typeof Login>

export const PasswordReset = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }), password: Password },
  { additionalProperties: false },
)
export type PasswordReset = Static<typeof PasswordReset>
