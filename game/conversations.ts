/** The groups in which conversations are listed, in this order. */
export const CONVERSATION_THEMES = [
  'talking',
  'permission',
  'product',
  'customers',
  'hesitation',
  'joining',
  'team',
  'friends',
] as const
export type ConversationTheme = (typeof CONVERSATION_THEMES)[number]

export const REPLY_QUALITIES = ['strong', 'fair', 'weak', 'harmful', 'repair'] as const
export type ReplyQuality = (typeof REPLY_QUALITIES)[number]

/** What a first clear ending of a conversation pays, once. */
export const PRACTICE_PAY = { tokens: 3, points: 10 } as const

/** Days after a member's first run of a conversation, and after the second, when it is offered again. */
export const PRACTICE_AGAIN_AFTER = [3, 10] as const

/** What a script can hold at most. `turns` is the number of replies on the longest path; the rest bounds what is stored. */
export const CONVERSATION_LIMITS = {
  turns: 14,
  nodes: 60,
  replies: 4,
  facts: 8,
  harms: 8,
  endings: 12,
  sources: 12,
  minutes: 30,
  mood: 10,
  id: 40,
  title: 120,
  line: 400,
  text: 1_000,
} as const

/** In the list of replies: takes the last reply back, once in a run. No reply has this id. */
export const STEP_BACK = 'step-back'

export type Reply = {
  readonly id: string
  readonly text: string
  readonly quality: ReplyQuality
  /** The ids of the facts that the partner knows after this reply. */
  readonly tells: readonly string[]
  /** The ids of the harms that this reply does, and of those that it repairs. */
  readonly does: readonly string[]
  readonly mends: readonly string[]
  readonly mood: number
  readonly feedback: string
  readonly source: string | null
  /** The id of the node that follows. */
  readonly go: string
}

/** A line of the partner with the replies to it. An end has neither. */
export type ConversationNode = {
  readonly id: string
  readonly isEnd: boolean
  readonly isLastChance: boolean
  readonly stage: string | null
  readonly line: string
  readonly replies: readonly Reply[]
}

/** An ending fits when all conditions that are not null or empty hold. */
export type EndingCondition = {
  readonly moodAtMost: number | null
  readonly anyHarm: readonly string[]
  readonly allFacts: readonly string[]
}

export type Ending = {
  readonly id: string
  readonly isClear: boolean
  readonly when: EndingCondition
  readonly title: string
  readonly text: string
}

type Named = { readonly id: string; readonly text: string }

/** A practice conversation as it is stored. The first ending that fits is the one reached; harms are those not repaired. */
export type ConversationScript = {
  readonly title: string
  readonly theme: ConversationTheme
  /** The file name of the course it belongs to, and the number of the lesson. */
  readonly course: string | null
  readonly lesson: number | null
  readonly minutes: number
  readonly objective: string
  readonly sources: readonly {
    readonly id: string
    readonly title: string
    readonly url: string
    readonly checked: string
  }[]
  readonly setting: string
  readonly partner: {
    readonly name: string
    readonly about: string
    readonly mood: { readonly start: number; readonly leavesAt: number }
  }
  readonly facts: readonly Named[]
  readonly harms: readonly Named[]
  readonly start: string
  readonly nodes: readonly ConversationNode[]
  readonly endings: readonly Ending[]
  readonly askFirst: string
  /** The ids of the replies of a path to the clear ending. */
  readonly model: readonly string[]
  readonly tryIt: string
}

/** Where a run stands. `facts` and `harms` are in the order of the script. */
export type PracticeState = {
  readonly node: string
  readonly mood: number
  readonly facts: readonly string[]
  readonly harms: readonly string[]
  readonly isOver: boolean
}

export type PracticeStep = { readonly node: ConversationNode; readonly reply: Reply; readonly after: PracticeState }

export type PracticeRun = { readonly steps: readonly PracticeStep[]; readonly state: PracticeState }

export function nodeOf(script: Pick<ConversationScript, 'nodes'>, id: string): ConversationNode | undefined {
  return script.nodes.find((node) => node.id === id)
}

export function startState(script: ConversationScript): PracticeState {
  const isOver = nodeOf(script, script.start)?.isEnd ?? true
  return { node: script.start, mood: script.partner.mood.start, facts: [], harms: [], isOver }
}

/** What a reply changes: facts told, harms repaired, then harms done; at `leavesAt` the partner goes. */
export function applyReply(script: ConversationScript, state: PracticeState, reply: Reply): PracticeState {
  const mood = Math.min(CONVERSATION_LIMITS.mood, Math.max(0, state.mood + reply.mood))
  const harms = new Set([...state.harms.filter((harm) => !reply.mends.includes(harm)), ...reply.does])
  return {
    node: reply.go,
    mood,
    facts: script.facts.flatMap(({ id }) => (state.facts.includes(id) || reply.tells.includes(id) ? [id] : [])),
    harms: script.harms.flatMap(({ id }) => (harms.has(id) ? [id] : [])),
    isOver: mood <= script.partner.mood.leavesAt || (nodeOf(script, reply.go)?.isEnd ?? true),
  }
}

/**
 * Plays a list of reply ids. `STEP_BACK` takes the last reply back, once.
 * @returns null when the list is not a path of this script
 */
export function replay(script: ConversationScript, replies: readonly string[]): PracticeRun | null {
  const steps: PracticeStep[] = []
  let steppedBack = false
  for (const id of replies) {
    if (id === STEP_BACK) {
      if (steppedBack || steps.pop() === undefined) return null
      steppedBack = true
      continue
    }
    const state = steps.at(-1)?.after ?? startState(script)
    const node = nodeOf(script, state.node)
    const reply = state.isOver ? undefined : node?.replies.find((each) => each.id === id)
    if (node === undefined || reply === undefined) return null
    steps.push({ node, reply, after: applyReply(script, state, reply) })
  }
  return { steps, state: steps.at(-1)?.after ?? startState(script) }
}

/** @returns the first ending that fits, undefined only for a script whose last ending has a condition */
export function endingOf(
  script: Pick<ConversationScript, 'endings'>,
  { mood, facts, harms }: Pick<PracticeState, 'mood' | 'facts' | 'harms'>,
): Ending | undefined {
  return script.endings.find(
    ({ when }) =>
      (when.moodAtMost === null || mood <= when.moodAtMost) &&
      (when.anyHarm.length === 0 || when.anyHarm.some((harm) => harms.includes(harm))) &&
      when.allFacts.every((fact) => facts.includes(fact)),
  )
}

/** The face that the partner makes. */
export type PartnerFace = 'glad' | 'calm' | 'uneasy'

export function faceOf(script: Pick<ConversationScript, 'partner'>, mood: number): PartnerFace {
  const { start, leavesAt } = script.partner.mood
  if (mood > start) return 'glad'
  return mood <= Math.max(leavesAt + 1, Math.floor((start + leavesAt) / 2)) ? 'uneasy' : 'calm'
}
