import { CONVERSATION_LIMITS, type ConversationTheme, REPLY_QUALITIES, type ReplyQuality } from 'game/conversations'
import Type, { type Static } from 'typebox'
import { Count, InLanguage, NullableInteger, NullableText, ReadAt } from './common.ts'
import { ConversationScript, Finding } from './conversation-script.ts'
import { User } from './users.ts'

export const Slug = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,59}$',
  'x-sentence': 'slug',
})
export const SlugParams = Type.Object({ slug: Slug }, { additionalProperties: false })

const Theme = Type.Unsafe<ConversationTheme>({ type: 'string' })

const listed = {
  slug: Type.String(),
  theme: Theme,
  title: Type.String(),
  partner: Type.String(),
  objective: Type.String(),
  minutes: Count,
}

/** `best` is the clear ending once a member has reached it, until then that of their last run. */
export const PracticeListItem = Type.Object(
  {
    ...listed,
    runs: Count,
    best: Type.Union([
      Type.Object({ title: Type.String(), isClear: Type.Boolean() }, { additionalProperties: false }),
      Type.Null(),
    ]),
    isDue: Type.Boolean({ description: 'Offered again: 3 days after the first run, 10 days after the second' }),
    language: InLanguage,
  },
  { additionalProperties: false },
)
export type PracticeListItem = Static<typeof PracticeListItem>
export const PracticeList = Type.Array(PracticeListItem)

const PlayableReply = Type.Object(
  {
    id: Type.String(),
    text: Type.String(),
    mood: Type.Integer(),
    feedback: Type.String(),
    go: Type.String(),
  },
  { additionalProperties: false },
)

const PlayableNode = Type.Object(
  {
    id: Type.String(),
    isEnd: Type.Boolean(),
    stage: NullableText,
    line: Type.String(),
    replies: Type.Array(PlayableReply),
  },
  { additionalProperties: false },
)

/** What playing needs. How good a reply is, what it tells and what it harms come with the answer to the finished run. */
export const PlayableConversation = Type.Object(
  {
    ...listed,
    version: Count,
    setting: Type.String(),
    about: Type.String(),
    mood: Type.Object({ start: Type.Integer(), leavesAt: Type.Integer() }, { additionalProperties: false }),
    start: Type.String(),
    nodes: Type.Array(PlayableNode),
    askFirst: Type.String(),
    language: InLanguage,
  },
  { additionalProperties: false },
)
export type PlayableConversation = Static<typeof PlayableConversation>

/** `replies` are the ids of the replies in their order; `step-back` takes the one before it back, once. */
export const PracticeRun = Type.Object(
  {
    slug: Slug,
    version: Type.Integer({ minimum: 1, maximum: 999_999 }),
    replies: Type.Array(Type.String({ minLength: 1, maxLength: CONVERSATION_LIMITS.id }), {
      minItems: 1,
      maxItems: CONVERSATION_LIMITS.turns + 2,
    }),
  },
  { additionalProperties: false },
)
export type PracticeRun = Static<typeof PracticeRun>

const DebriefStep = Type.Object(
  {
    stage: NullableText,
    line: Type.String(),
    reply: Type.String(),
    quality: Type.Unsafe<ReplyQuality>({ type: 'string', enum: [...REPLY_QUALITIES] }),
    feedback: Type.String(),
    source: Type.Union([
      Type.Object({ title: Type.String(), url: Type.String() }, { additionalProperties: false }),
      Type.Null(),
    ]),
  },
  { additionalProperties: false },
)

/** What a run ended in, in the order of the script. A harm is listed once it was done; `isStanding` until it is repaired. */
export const Debrief = Type.Object(
  {
    ending: Type.Object(
      { id: Type.String(), title: Type.String(), text: Type.String(), isClear: Type.Boolean() },
      { additionalProperties: false },
    ),
    facts: Type.Array(
      Type.Object({ id: Type.String(), text: Type.String(), isTold: Type.Boolean() }, { additionalProperties: false }),
    ),
    harms: Type.Array(
      Type.Object(
        { id: Type.String(), text: Type.String(), isStanding: Type.Boolean() },
        { additionalProperties: false },
      ),
    ),
    path: Type.Array(DebriefStep),
    model: Type.Array(DebriefStep),
    tryIt: Type.String(),
  },
  { additionalProperties: false },
)
export type Debrief = Static<typeof Debrief>

export const PracticeResult = Type.Object(
  { debrief: Debrief, tokensEarned: Count, pointsEarned: Count, user: User },
  { additionalProperties: false },
)
export type PracticeResult = Static<typeof PracticeResult>

/** For administrators: drafts too. */
export const ManagedConversationItem = Type.Object(
  {
    ...listed,
    isPublished: Type.Boolean(),
    version: Count,
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
)
export type ManagedConversationItem = Static<typeof ManagedConversationItem>
export const ManagedConversationList = Type.Array(ManagedConversationItem)

/** `paths` is null when the paths can't be counted; `blind` says which ending each blind player reaches. */
const Figures = Type.Object(
  {
    paths: NullableInteger,
    turns: NullableInteger,
    nodes: Count,
    longest: Count,
    shortest: Count,
    endings: Type.Array(Type.Object({ id: Type.String(), paths: Count }, { additionalProperties: false })),
    blind: Type.Array(Type.Object({ player: Type.String(), ending: NullableText }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)

const judged = { findings: Type.Array(Finding), figures: Figures }

export const ManagedConversation = Type.Object(
  {
    slug: Type.String(),
    isPublished: Type.Boolean(),
    version: Count,
    updatedAt: Type.String({ format: 'date-time' }),
    script: ConversationScript,
    ...judged,
  },
  { additionalProperties: false },
)
export type ManagedConversation = Static<typeof ManagedConversation>

export const NewConversation = Type.Object({ slug: Slug, script: ConversationScript }, { additionalProperties: false })
export type NewConversation = Static<typeof NewConversation>

/** Makes a new version. */
export const ConversationUpdate = Type.Object(
  { script: ConversationScript, updatedAt: ReadAt },
  { additionalProperties: false },
)
export type ConversationUpdate = Static<typeof ConversationUpdate>

export const Publication = Type.Object({ isPublished: Type.Boolean() }, { additionalProperties: false })

/** What the rules say of a script that isn't stored. */
export const ConversationCheck = Type.Object({ script: ConversationScript }, { additionalProperties: false })
export const CheckedConversation = Type.Object(judged, { additionalProperties: false })
export type CheckedConversation = Static<typeof CheckedConversation>

/** The text of a conversation's YAML file. */
export const ConversationText = Type.Object(
  { yaml: Type.String({ minLength: 1, maxLength: 200_000, description: 'At most 128 KiB in UTF-8' }) },
  { additionalProperties: false },
)

/** The conversation of a file, not stored. */
export const ReadConversation = Type.Object(
  { slug: Slug, script: ConversationScript, ...judged },
  { additionalProperties: false },
)
export type ReadConversation = Static<typeof ReadConversation>
