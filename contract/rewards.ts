import { CONTACTS_PAGE, REWARDS } from 'game/rewards'
import Type, { type Static } from 'typebox'
import { Count, NullableText } from './common.ts'

export const RewardType = Type.Union(REWARDS.map(({ type }) => Type.Literal(type)))
export type RewardType = (typeof REWARDS)[number]['type']

export const Redemption = Type.Object(
  { rewardType: Type.Unsafe<RewardType>({ type: 'string', enum: REWARDS.map(({ type }) => type) }) },
  { additionalProperties: false },
)
export type Redemption = Static<typeof Redemption>

const Written = {
  language: Type.String({ description: 'In which it was delivered' }),
  isReviewed: Type.Boolean({ description: 'False for a machine’s translation that nobody has read yet' }),
}

/** A post with the member's name and link in it, ready to be copied. */
export const DeliveredPost = Type.Object(
  { key: Type.String(), tone: Type.String(), title: Type.String(), body: Type.String(), ...Written },
  { additionalProperties: false },
)
export type DeliveredPost = Static<typeof DeliveredPost>

/**
 * An email likewise, in its place in a sequence; `step` counts from 1. `sendOnlyIf` is what must have happened before it
 * is sent; null where nothing must, and in letters delivered before conditions were recorded.
 */
export const DeliveredEmail = Type.Object(
  {
    key: Type.String(),
    sequence: Type.String(),
    step: Type.Integer({ minimum: 1 }),
    subject: Type.String(),
    sendOnlyIf: NullableText,
    body: Type.String(),
    ...Written,
  },
  { additionalProperties: false },
)
export type DeliveredEmail = Static<typeof DeliveredEmail>

/** A person who asked to be contacted. Once they ask for no further contact, their address and phone are null. */
export const Contact = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: NullableText,
    phone: NullableText,
    consent: Type.String({ description: 'Word for word what they agreed to' }),
    consentSource: NullableText,
    isSample: Type.Boolean(),
    doNotContact: Type.Boolean(),
    askedAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
)
export type Contact = Static<typeof Contact>

/** What one redemption delivered; the lists of other types are empty. `erased` counts leads who had themselves erased since. */
export const Delivery = Type.Object(
  {
    id: Type.String(),
    rewardType: Type.Unsafe<RewardType>({ type: 'string' }),
    createdAt: Type.String({ format: 'date-time' }),
    posts: Type.Array(DeliveredPost),
    emails: Type.Array(DeliveredEmail),
    leads: Type.Array(Contact),
    erased: Count,
  },
  { additionalProperties: false },
)
export type Delivery = Static<typeof Delivery>

/** Whether a redemption would deliver something now. Another member may be quicker with leads. */
export const AvailableReward = Type.Object(
  {
    type: Type.Unsafe<RewardType>({ type: 'string', enum: REWARDS.map(({ type }) => type) }),
    isAvailable: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type AvailableReward = Static<typeof AvailableReward>

/** Every reward, in the order shown. */
export const AvailableRewards = Type.Array(AvailableReward)

/** Newest first, at most 100. */
export const Deliveries = Type.Array(Delivery, { maxItems: 100 })

/** Who asked to be contacted by this very member, newest first. `after` is the last one's `askedAt`, in milliseconds since 1970, and `id`, as `1772355600000~the-id`. */
export const Contacts = Type.Array(Contact, { maxItems: CONTACTS_PAGE })

export const ContactQuery = Type.Object(
  { after: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) },
  { additionalProperties: false },
)
