import type { PlayableConversation } from 'contract/conversations'
import { CONVERSATION_LIMITS, STEP_BACK } from 'game/conversations'

export type PlayableNode = PlayableConversation['nodes'][number]
export type PlayableReply = PlayableNode['replies'][number]
export type WalkStep = { readonly node: PlayableNode; readonly reply: PlayableReply }

/** Where a run stands: the steps that count, the node it is at, and whether the partner has left. */
export type Walk = {
  readonly steps: readonly WalkStep[]
  readonly node: PlayableNode | undefined
  readonly mood: number
  readonly hasLeft: boolean
  readonly isOver: boolean
  readonly hasSteppedBack: boolean
}

type Script = Pick<PlayableConversation, 'nodes' | 'start' | 'mood'>

/** Plays a list of reply ids with what the browser has; the server replays it with the whole script. */
export function walk({ nodes, start, mood: { start: startMood, leavesAt } }: Script, replies: readonly string[]): Walk {
  const steps: (WalkStep & { mood: number })[] = []
  const at = (id: string) => nodes.find((node) => node.id === id)
  for (const id of replies) {
    if (id === STEP_BACK) {
      steps.pop()
      continue
    }
    const last = steps.at(-1)
    const node = at(last?.reply.go ?? start)
    const reply = node?.replies.find((each) => each.id === id)
    if (node === undefined || reply === undefined) break
    const mood = Math.min(CONVERSATION_LIMITS.mood, Math.max(0, (last?.mood ?? startMood) + reply.mood))
    steps.push({ node, reply, mood })
  }
  const last = steps.at(-1)
  const mood = last?.mood ?? startMood
  const node = at(last?.reply.go ?? start)
  const hasLeft = last !== undefined && mood <= leavesAt
  const isOver = hasLeft || node === undefined || node.isEnd
  return { steps, node, mood, hasLeft, isOver, hasSteppedBack: replies.includes(STEP_BACK) }
}

/** The replies in an order that depends only on the seed, so that it doesn't change during a turn. */
export function shuffled<Item extends { readonly id: string }>(items: readonly Item[], seed: string): Item[] {
  const keyed = items.map((item) => ({ item, key: hash(`${seed}/${item.id}`) }))
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
}

/** FNV-1a with a final mix, because otherwise the first characters of similar texts would decide alone. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
