import Type, { type Static } from 'typebox'
import { Email } from './common.ts'

export const Invitation = Type.Object(
  { email: Email },
  { additionalProperties: false, 'x-required': 'Please enter a valid email address' },
)
export type Invitation = Static<typeof Invitation>

export const InviteParams = Type.Object({ code: Type.String({ maxLength: 10_000 }) }, { additionalProperties: false })

/** Whose code it is: nothing but the name they go by. */
export const Invite = Type.Object({ sponsorName: Type.String() }, { additionalProperties: false })
export type Invite = Static<typeof Invite>

/** The header that makes a repeated request safe. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
})

/** Any text: a link that was cut off on its way is one that we do not know, and says so. */
export const MailToken = Type.Object({ token: Type.String({ maxLength: 10_000 }) }, { additionalProperties: false })

/** A sentence for whoever opened a link in a mail. */
export const Said = Type.Object({ message: Type.String() }, { additionalProperties: false })
export type Said = Static<typeof Said>
