import Type, { type Static } from 'typebox'
import { Email } from './common.ts'
import { UserWithMessage } from './users.ts'

export const Invitation = Type.Object({ email: Email }, { additionalProperties: false, 'x-required': 'email' })
export type Invitation = Static<typeof Invitation>

/** `isHeld`: the email waits until its sender has confirmed their own address; absent in kept answers of older versions. */
export const Invited = Type.Object(
  { ...UserWithMessage.properties, isHeld: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)
export type Invited = Static<typeof Invited>

export const InviteParams = Type.Object({ code: Type.String({ maxLength: 10_000 }) }, { additionalProperties: false })

/** Whose code it is: nothing but the name they go by, and whether they can be asked for contact. */
export const Invite = Type.Object(
  { sponsorName: Type.String(), takesContact: Type.Boolean() },
  { additionalProperties: false },
)
export type Invite = Static<typeof Invite>

/** The header that makes a repeated request safe. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
})

/** Any text, so that a truncated link is answered as an unknown one. */
export const MailToken = Type.Object({ token: Type.String({ maxLength: 10_000 }) }, { additionalProperties: false })

/** A sentence for the person who opened a link in an email. */
export const Said = Type.Object({ message: Type.String() }, { additionalProperties: false })
export type Said = Static<typeof Said>
