import {
  CONVERSATION_LIMITS,
  CONVERSATION_THEMES,
  type ConversationTheme,
  REPLY_QUALITIES,
  type ReplyQuality,
  STEP_BACK,
} from 'game/conversations'
import Type, { type Static } from 'typebox'
import { blankOrProse, NullableText, Title } from './common.ts'

const LIMITS = CONVERSATION_LIMITS
/** Short names that the parts of a script refer to each other by. */
export const ScriptId = Type.String({
  pattern: `^(?!${STEP_BACK}$)[a-z0-9][a-z0-9-]{0,${LIMITS.id - 1}}$`,
  'x-sentence': 'scriptName',
})

const Ids = (maxItems: number) => Type.Array(ScriptId, { maxItems })
const OptionalId = Type.Union([ScriptId, Type.Null()])
const line = blankOrProse(LIMITS.line, 'scriptText')
const text = blankOrProse(LIMITS.text, 'scriptText')

/** A draft may have blank texts; `content/conversation-rules.ts` finds them before it's published. */
const Reply = Type.Object(
  {
    id: ScriptId,
    text: line,
    quality: Type.Unsafe<ReplyQuality>({ type: 'string', enum: [...REPLY_QUALITIES] }),
    tells: Ids(LIMITS.facts),
    does: Ids(LIMITS.harms),
    mends: Ids(LIMITS.harms),
    mood: Type.Integer({ minimum: -LIMITS.mood, maximum: LIMITS.mood }),
    feedback: line,
    source: OptionalId,
    go: ScriptId,
  },
  { additionalProperties: false },
)

const Node = Type.Object(
  {
    id: ScriptId,
    isEnd: Type.Boolean(),
    isLastChance: Type.Boolean(),
    stage: Type.Union([line, Type.Null()]),
    line,
    replies: Type.Array(Reply, { maxItems: LIMITS.replies }),
  },
  { additionalProperties: false },
)

const Named = Type.Object({ id: ScriptId, text: line }, { additionalProperties: false })

const Ending = Type.Object(
  {
    id: ScriptId,
    isClear: Type.Boolean(),
    when: Type.Object(
      {
        moodAtMost: Type.Union([Type.Integer({ minimum: 0, maximum: LIMITS.mood }), Type.Null()]),
        anyHarm: Ids(LIMITS.harms),
        allFacts: Ids(LIMITS.facts),
      },
      { additionalProperties: false },
    ),
    title: line,
    text,
  },
  { additionalProperties: false },
)

const Source = Type.Object(
  {
    id: ScriptId,
    title: line,
    url: Type.String({ maxLength: 500, pattern: '^https://' }),
    checked: Type.String({ pattern: '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$' }),
  },
  { additionalProperties: false },
)

export const ConversationScript = Type.Object(
  {
    title: Title,
    theme: Type.Unsafe<ConversationTheme>({ type: 'string', enum: CONVERSATION_THEMES }),
    course: Type.Union([ScriptId, Type.Null()]),
    lesson: Type.Union([Type.Integer({ minimum: 1, maximum: 99 }), Type.Null()]),
    minutes: Type.Integer({ minimum: 1, maximum: LIMITS.minutes }),
    objective: text,
    sources: Type.Array(Source, { maxItems: LIMITS.sources }),
    setting: text,
    partner: Type.Object(
      {
        name: Title,
        about: text,
        mood: Type.Object(
          {
            start: Type.Integer({ minimum: 0, maximum: LIMITS.mood }),
            leavesAt: Type.Integer({ minimum: 0, maximum: LIMITS.mood }),
          },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
    facts: Type.Array(Named, { maxItems: LIMITS.facts }),
    harms: Type.Array(Named, { maxItems: LIMITS.harms }),
    start: ScriptId,
    nodes: Type.Array(Node, { minItems: 1, maxItems: LIMITS.nodes }),
    endings: Type.Array(Ending, { minItems: 1, maxItems: LIMITS.endings }),
    askFirst: line,
    model: Ids(LIMITS.turns),
    tryIt: text,
  },
  { additionalProperties: false },
)
export type ConversationScript = Static<typeof ConversationScript>

/** What keeps a conversation from being published: the rule's number (0: the form), where, and what is wrong, in the language of the request. */
export const Finding = Type.Object(
  { rule: Type.Integer({ minimum: 0, maximum: 9 }), node: NullableText, message: Type.String() },
  { additionalProperties: false },
)
export type Finding = Static<typeof Finding>
