import { REVIEWS_PER_DAY, type ReviewsPerDay } from 'game/reviews'
import { NAME_MAX } from 'game/validation'
import Type, { type Static } from 'typebox'
import { Email, KnownEmail, Password, PersonName, Phone } from './common.ts'

/** An IANA name, as a browser gives it; whether there is such a zone is the use case's to say. */
export const TimeZone = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_+\\-/]+$',
  'x-sentence': 'Please choose a time zone from the list',
})

/** What is left out stays; null takes it away. */
export const AccountUpdate = Type.Object(
  {
    name: Type.Optional(PersonName),
    phone: Type.Optional(Type.Union([Phone, Type.Null()])),
    timeZone: Type.Optional(Type.Union([TimeZone, Type.Null()])),
    boardName: Type.Optional(Type.Union([Type.String({ ...PersonName, maxLength: NAME_MAX }), Type.Null()])),
    reviewsPerDay: Type.Optional(
      Type.Unsafe<ReviewsPerDay>({
        type: 'integer',
        enum: [...REVIEWS_PER_DAY],
        'x-sentence': 'Please choose 5, 10, 20 or 40 cards a day',
      }),
    ),
    shareProgress: Type.Optional(Type.Boolean({ 'x-sentence': 'Please say yes or no' })),
    noNudges: Type.Optional(Type.Boolean({ 'x-sentence': 'Please say yes or no' })),
    inLeagues: Type.Optional(
      Type.Boolean({ description: 'False takes the member out of every league’s list at once' }),
    ),
  },
  { additionalProperties: false },
)
export type AccountUpdate = Static<typeof AccountUpdate>

export const AccountDeletion = Type.Object(
  { password: Password },
  { additionalProperties: false, 'x-required': 'Please enter your password' },
)
export type AccountDeletion = Static<typeof AccountDeletion>

export const PasswordChange = Type.Object(
  { current: Password, password: Password },
  { additionalProperties: false, 'x-required': 'Please enter your current password and a new one' },
)
export type PasswordChange = Static<typeof PasswordChange>

/** Takes effect by the link that is mailed to the new address. */
export const EmailChange = Type.Object(
  { current: Password, email: Email },
  { additionalProperties: false, 'x-required': 'Please enter your current password and the new address' },
)
export type EmailChange = Static<typeof EmailChange>

export const PasswordForgotten = Type.Object({ email: KnownEmail }, { additionalProperties: false })
export type PasswordForgotten = Static<typeof PasswordForgotten>

export const EmailVerification = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  { additionalProperties: false },
)
export type EmailVerification = Static<typeof EmailVerification>

/** What is on its way by mail, in a sentence that is the same whoever has the address. */
export const Accepted = Type.Object({ message: Type.String() }, { additionalProperties: false })
export type Accepted = Static<typeof Accepted>

/** One signed-in browser. `id` names it without being worth anything. */
export const AccountSession = Type.Object(
  {
    id: Type.String(),
    startedAt: Type.String({ format: 'date-time' }),
    lastSeenAt: Type.String({ format: 'date-time' }),
    isCurrent: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type AccountSession = Static<typeof AccountSession>
export const AccountSessions = Type.Array(AccountSession)

/** Everything that is stored about a member, by the name of what it is; made to be kept as a file. */
export const AccountExport = Type.Object({}, { additionalProperties: true, description: 'All stored about the member' })
export type AccountExport = Record<string, unknown>
