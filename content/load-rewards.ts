import Type, { type Static } from 'typebox'
import { readEntries } from './entry-list.ts'
import { braceFault } from './fill-in.ts'

/** Voices of the posts: a neighbour's, one who states facts, one who asks, one who is grateful. */
export const TONES = ['warm', 'plain', 'curious', 'thankful'] as const

/** In characters. A subject longer than this is cut off in the list of letters on a phone. */
const LIMITS = { key: 60, title: 60, subject: 60, sendOnlyIf: 160, body: 1200 } as const

const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: LIMITS.key })
const Body = Type.String({ minLength: 1, maxLength: LIMITS.body })

const SocialPost = Type.Object(
  {
    key: Slug,
    tone: Type.Enum([...TONES]),
    title: Type.String({ minLength: 1, maxLength: LIMITS.title }),
    body: Body,
  },
  { additionalProperties: false },
)

const EmailSwipe = Type.Object(
  {
    key: Slug,
    sequence: Slug,
    step: Type.Integer({ minimum: 1 }),
    subject: Type.String({ minLength: 1, maxLength: LIMITS.subject }),
    sendOnlyIf: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.sendOnlyIf })),
    isFarewell: Type.Optional(Type.Literal(true)),
    body: Body,
  },
  { additionalProperties: false },
)

const CustomerEmail = Type.Object(
  {
    key: Slug,
    sequence: Slug,
    step: Type.Integer({ minimum: 1 }),
    subject: Type.String({ minLength: 1, maxLength: LIMITS.subject }),
    sendOnlyIf: Type.String({ minLength: 1, maxLength: LIMITS.sendOnlyIf }),
    body: Body,
  },
  { additionalProperties: false },
)

/** A post for a social network. `title` is for the list; `body` has {name} and {link} in it, for `fillIn`. */
export type SocialPost = Readonly<Static<typeof SocialPost>>

/**
 * One letter of a sequence, the steps counted from 1. `body` has {name} and {link} in it, `subject` neither.
 * `sendOnlyIf` is what must have happened before it is sent. `isFarewell`: it ends the matter, and so has no {link}.
 */
export type EmailSwipe = Readonly<Static<typeof EmailSwipe>>

/** A letter to a member's own customer: {name} and {product} in its body, and no {link}. */
export type CustomerEmail = Readonly<Static<typeof CustomerEmail>>

const SLUG = `small letters, digits and single hyphens, at most ${LIMITS.key}`

const EXPECTED = new Map<string, string>([
  ['key', SLUG],
  ['tone', TONES.join(', ').replace(/, (\w+)$/, ' or $1')],
  ['title', `text of 1 to ${LIMITS.title} characters`],
  ['sequence', SLUG],
  ['step', 'a whole number, at least 1'],
  ['subject', `text of 1 to ${LIMITS.subject} characters`],
  ['sendOnlyIf', `text of 1 to ${LIMITS.sendOnlyIf} characters`],
  ['isFarewell', 'true, or left out'],
  ['body', `text of 1 to ${LIMITS.body} characters`],
])

const SOCIAL_POSTS = new URL('./rewards/social-posts.yaml', import.meta.url)
const EMAIL_SWIPES = new URL('./rewards/email-swipes.yaml', import.meta.url)
const CUSTOMER_EMAILS = new URL('./rewards/customer-emails.yaml', import.meta.url)

/**
 * The posts of the reward library, in the order of the file.
 * @throws an Error naming the file, the post and the field when one is not as the schema wants it, its body lacks a
 *   placeholder or has another, or its key is that of another post
 */
export async function loadSocialPosts(file: URL = SOCIAL_POSTS): Promise<SocialPost[]> {
  return await readEntries(file, {
    schema: SocialPost,
    nameField: 'key',
    expected: EXPECTED,
    fault: ({ title, body }) => plainFault('title', title) ?? bodyFault(body),
  })
}

/**
 * The letters of the reward library, in the order of the file.
 * @throws an Error naming the file, the letter and the field as `loadSocialPosts` does, and when the steps of a sequence
 *   do not stand together and count from 1, or a farewell has a link
 */
export async function loadEmailSwipes(file: URL = EMAIL_SWIPES): Promise<EmailSwipe[]> {
  const orderFault = inOrder()
  return await readEntries(file, {
    schema: EmailSwipe,
    nameField: 'key',
    expected: EXPECTED,
    fault: (letter) => orderFault(letter) ?? plainFaults(letter) ?? letterFault(letter.body, letter.isFarewell),
  })
}

/**
 * The letters to members' own customers, in the order of the file.
 * @throws an Error as `loadEmailSwipes` does, and when one has a link
 */
export async function loadCustomerEmails(file: URL = CUSTOMER_EMAILS): Promise<CustomerEmail[]> {
  const orderFault = inOrder()
  return await readEntries(file, {
    schema: CustomerEmail,
    nameField: 'key',
    expected: EXPECTED,
    fault: (letter) => orderFault(letter) ?? plainFaults(letter) ?? bodyFault(letter.body, ['{name}', '{product}']),
  })
}

type Letter = Pick<EmailSwipe, 'sequence' | 'step' | 'subject' | 'sendOnlyIf'>

/** A check that is given one letter after the other. */
function inOrder(): (letter: Letter) => string | null {
  const steps = new Map<string, number>()
  let running: string | null = null
  return ({ sequence, step }) => {
    const next = (steps.get(sequence) ?? 0) + 1
    if (step !== next) return `step: must be ${next}, the next of ${sequence}`
    if (next > 1 && running !== sequence) return `sequence: must stand together with the other letters of ${sequence}`
    steps.set(sequence, step)
    running = sequence
    return null
  }
}

function plainFaults({ subject, sendOnlyIf = '' }: Letter): string | null {
  return plainFault('subject', subject) ?? plainFault('sendOnlyIf', sendOnlyIf)
}

function plainFault(field: string, text: string): string | null {
  return /[{}]/.test(text) ? `${field}: must hold no placeholder` : null
}

/** Whoever has had enough gets no link to what they have had enough of. */
function letterFault(body: string, isFarewell = false): string | null {
  if (!isFarewell) return bodyFault(body)
  return body.includes('{link}') ? 'body: must hold no {link} in a farewell' : bodyFault(body, ['{name}'])
}

const PLACEHOLDERS = ['{name}', '{link}', '{product}'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

function bodyFault(body: string, wanted: readonly Placeholder[] = ['{name}', '{link}']): string | null {
  for (const placeholder of PLACEHOLDERS) {
    const isWanted = wanted.includes(placeholder)
    if (isWanted && !body.includes(placeholder)) return `body: must hold ${placeholder}`
    if (!isWanted && body.includes(placeholder)) return `body: must hold no ${placeholder}`
  }
  const fault = braceFault(body)
  return fault === null ? null : `body: ${fault}`
}
