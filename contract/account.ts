import { REVIEWS_PER_DAY, type ReviewsPerDay } from 'game/reviews'
import { NAME_MAX } from 'game/validation'
import Type, { type Static } from 'typebox'
import { Email, KnownEmail, Password, PersonName, Phone } from './common.ts'

/** An IANA name, as a browser gives it; the use case checks whether the zone exists. */
export const TimeZone = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_+\\-/]+$',
  'x-sentence': 'timeZone',
})

/** A BCP 47 tag; the use case checks whether the site is offered in it. */
export const Language = Type.String({
  minLength: 2,
  maxLength: 35,
  pattern: '^[A-Za-z0-9-]+$',
  'x-sentence': 'language',
})

/** A wording is stored as it was read, so the page says in which language: never the text itself. */
export const ConsentLanguage = Type.Unsafe<string>({
  ...Language,
  description: 'The language in which the question was read; left out: that of the request',
})

/** Who opened the page before an upgrade has read another text than the one that stands on the server. */
export const ConsentText = Type.String({
  maxLength: 4000,
  description:
    'The full text of the question that was shown, with `{sponsor}` in place of the name. A yes to any text but the server’s own is refused. If the field is absent, the server’s text is assumed',
})

/** An absent field stays unchanged; null clears it. */
export const AccountUpdate = Type.Object(
  {
    name: Type.Optional(PersonName),
    phone: Type.Optional(Type.Union([Phone, Type.Null()])),
    timeZone: Type.Optional(Type.Union([TimeZone, Type.Null()])),
    language: Type.Optional(Type.Union([Language, Type.Null()])),
    boardName: Type.Optional(Type.Union([Type.String({ ...PersonName, maxLength: NAME_MAX }), Type.Null()])),
    reviewsPerDay: Type.Optional(
      Type.Unsafe<ReviewsPerDay>({
        type: 'integer',
        enum: [...REVIEWS_PER_DAY],
        'x-sentence': 'reviewsPerDay',
      }),
    ),
    shareProgress: Type.Optional(Type.Boolean({ 'x-sentence': 'yesOrNo' })),
    consentLanguage: Type.Optional(ConsentLanguage),
    consentText: Type.Optional(ConsentText),
    noNudges: Type.Optional(Type.Boolean({ 'x-sentence': 'yesOrNo' })),
    inLeagues: Type.Optional(
      Type.Boolean({ description: 'False takes the member out of every league’s list at once' }),
    ),
  },
  { additionalProperties: false },
)
export type AccountUpdate = Static<typeof AccountUpdate>

export const AccountDeletion = Type.Object(
  { password: Password },
  { additionalProperties: false, 'x-required': 'yourPassword' },
)
export type AccountDeletion = Static<typeof AccountDeletion>

export const PasswordChange = Type.Object(
  { current: Password, password: Password },
  { additionalProperties: false, 'x-required': 'bothPasswords' },
)
export type PasswordChange = Static<typeof PasswordChange>

/** Takes effect when the link mailed to the new address is opened. */
export const EmailChange = Type.Object(
  { current: Password, email: Email },
  { additionalProperties: false, 'x-required': 'passwordAndAddress' },
)
export type EmailChange = Static<typeof EmailChange>

export const PasswordForgotten = Type.Object({ email: KnownEmail }, { additionalProperties: false })
export type PasswordForgotten = Static<typeof PasswordForgotten>

export const EmailVerification = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  { additionalProperties: false },
)
export type EmailVerification = Static<typeof EmailVerification>

/** Says what was sent by mail. The sentence doesn't depend on who has the address. */
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
