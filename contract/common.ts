import { COURSE_LIMITS } from 'game/courses'
import { EMAIL_MAX } from 'game/email-address'
import { LINK_MAX } from 'game/links'
import { NAME_MAX, PASSWORD_MAX, PHONE_MAX } from 'game/validation'
import type * as Fields from 'messages/server/fields'
import Type, { type Static } from 'typebox'

/** Names the message that says what a field takes, as do `x-sentence` and `x-required` of a schema. */
export type FieldSentence = keyof typeof Fields

/**
 * A positive integer in a path or a query. Written as a pattern because these are text: `0x10`, `1e1` and ` 1` are not ids.
 * Nine digits fit the columns of 32 bits that PostgreSQL compares it with.
 */
export const IdText = Type.String({ pattern: '^[1-9][0-9]{0,8}$' })

/** Ids of missions, courses, materials and quizzes. */
export const RowId = Type.Integer({ minimum: 1, maximum: 999_999_999 })

/** User ids are opaque: clients must not derive anything from them. */
export const UserId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
export const UserParams = Type.Object({ id: UserId }, { additionalProperties: false })

/** One line that people can see: no control characters, none that turn the direction of writing, a letter or digit. */
const VISIBLE_LINE = '^(?=.*[\\p{L}\\p{N}])[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$'

/** Nothing that people cannot see: no control characters but tabs and line ends, none that turn the direction of writing. */
const PROSE = '(?:[^\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069]|[\\t\\n\\r])*$'

/** Text over any number of lines, at least one sign of it visible. */
export function prose(maxLength: number, sentence: FieldSentence) {
  const pattern = `^(?=[\\s\\S]*[\\p{L}\\p{N}\\p{P}\\p{S}])${PROSE}`
  return Type.String({ minLength: 1, maxLength, pattern, 'x-sentence': sentence })
}

/** The same, but may be empty. */
export function blankOrProse(maxLength: number, sentence: FieldSentence) {
  return Type.String({ maxLength, pattern: `^${PROSE}`, 'x-sentence': sentence })
}

export function optionalProse(maxLength: number, sentence: FieldSentence) {
  return Type.Optional(Type.Union([blankOrProse(maxLength, sentence), Type.Null()]))
}

export function oneVisibleLine(maxLength: number, sentence: FieldSentence) {
  return Type.String({ minLength: 1, maxLength, pattern: VISIBLE_LINE, 'x-sentence': sentence })
}

export const PersonName = oneVisibleLine(NAME_MAX, 'name')

/** What a course or a material is called: one visible line. */
export const Title = Type.String({
  minLength: 1,
  maxLength: COURSE_LIMITS.title,
  pattern: VISIBLE_LINE,
  'x-sentence': 'title',
})

/**
 * Only the length is checked here; `isSafeLink` of the game decides in the use case, and again where it is rendered.
 */
export const Link = Type.String({
  minLength: 1,
  maxLength: LINK_MAX,
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
  'x-sentence': 'link',
})

/** One address and nothing around it but blanks; the full-width at signs would fold into a second one. */
const NOT_IN_MAILBOX = '\\s@\\uff20\\ufe6b<>,;"\\\\\\p{Cc}'

function emailOf(excluded: string) {
  return Type.String({
    minLength: 3,
    maxLength: EMAIL_MAX,
    pattern: `^\\s*[^${excluded}]+@[^${excluded}]+\\s*$`,
    'x-sentence': 'email',
  })
}

/** The server also refuses a domain that has no ASCII form (UTS #46). */
export const Email = emailOf(`${NOT_IN_MAILBOX}\\p{Default_Ignorable_Code_Point}`)

/** Where an account is looked for: older accounts may have characters in their address that none can have today. */
export const KnownEmail = emailOf(NOT_IN_MAILBOX)

export const Phone = Type.String({
  maxLength: PHONE_MAX,
  pattern: '^[\\p{Nd} \\u00a0+()./x#\\-\\u2010-\\u2013]*$',
  'x-sentence': 'phone',
})

export const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX })

/** Text or null. Written as one schema with two types because that is what serialises fastest. */
export const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** Likewise for whole numbers. */
export const NullableInteger = Type.Unsafe<number | null>({ type: ['integer', 'null'] })

/** And for moments. */
export const NullableTime = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })

/** Ids as text, each with true or false. */
export const Flags = Type.Unsafe<Record<string, boolean>>({ type: 'object', additionalProperties: { type: 'boolean' } })

/**
 * In what replaces something: the `updatedAt` it had when it was read. Then it is not overwritten if it was changed since;
 * absent, it is.
 */
export const ReadAt = Type.Optional(Type.String({ format: 'date-time' }))

/** In something that has translations. */
export const InLanguage = Type.Optional(
  Type.String({ description: 'The language of its texts; absent where the original was requested' }),
)

/** For editing content: the texts of the original, whatever the language of the request. */
export const OriginalQuery = Type.Object(
  { original: Type.Optional(Type.Literal('true')) },
  { additionalProperties: false },
)
export type OriginalQuery = Static<typeof OriginalQuery>

export const Count = Type.Integer({ minimum: 0 })

/** Every answer that is not a success has this shape. */
export const ErrorAnswer = Type.Object(
  { statusCode: Type.Integer(), code: Type.String(), error: Type.String(), message: Type.String() },
  { additionalProperties: false },
)
export type ErrorAnswer = Static<typeof ErrorAnswer>

export const NoContent = Type.Null({ description: 'No content' })
