import {
  applyReply,
  type ConversationNode,
  type ConversationScript,
  endingOf,
  nodeOf,
  type PracticeState,
  type Reply,
  startState,
} from './conversations.ts'

/** A script with more situations than this isn't counted. Ours have at most a third of it. */
const STATES_MAX = 10_000

/** `endings` says of each ending how many paths reach it; `reached` are the nodes that some path reaches. */
export type PathCount = {
  readonly paths: number
  readonly endings: ReadonlyMap<string, number>
  readonly reached: ReadonlySet<string>
}

/**
 * How many paths there are and where they end. Paths that stand at the same node with the same mood, facts and harms
 * are counted together, so that it takes milliseconds for a million paths. The result is cached for each script.
 * @returns null when the script has a cycle, names a node that isn't there, or has too many situations
 */
export function countPaths(script: ConversationScript): PathCount | null {
  const known = counted.get(script)
  if (known !== undefined) return known
  const count = countUncached(script)
  counted.set(script, count)
  return count
}

const counted = new WeakMap<ConversationScript, PathCount | null>()

function countUncached(script: ConversationScript): PathCount | null {
  const order = nodesInOrder(script)
  if (order === null) return null
  const endings = new Map(script.endings.map(({ id }) => [id, 0]))
  const standing = new Map<string, Map<string, Standing>>()
  const reached = new Set<string>([script.start])
  let paths = 0
  let states = 0
  const arrive = (state: PracticeState, count: number) => {
    if (state.isOver) {
      const ending = endingOf(script, state)
      if (ending !== undefined) endings.set(ending.id, (endings.get(ending.id) ?? 0) + count)
      paths += count
    } else {
      const here = getOrInsert(standing, state.node)
      const key = `${state.mood}|${state.facts.join()}|${state.harms.join()}`
      const before = here.get(key)
      if (before === undefined) states += 1
      here.set(key, { state, count: (before?.count ?? 0) + count })
    }
    if (!state.isOver || nodeOf(script, state.node)?.isEnd) reached.add(state.node)
  }
  arrive(startState(script), 1)
  for (const node of order) {
    for (const { state, count } of standing.get(node.id)?.values() ?? []) {
      for (const reply of node.replies) arrive(applyReply(script, state, reply), count)
      if (states > STATES_MAX) return null
    }
    standing.delete(node.id)
  }
  return { paths, endings, reached }
}

type Standing = { readonly state: PracticeState; readonly count: number }

function getOrInsert(standing: Map<string, Map<string, Standing>>, node: string): Map<string, Standing> {
  const here = standing.get(node) ?? new Map<string, Standing>()
  standing.set(node, here)
  return here
}

/**
 * The nodes that can be reached, each before those that follow it.
 * @returns null when the script has a cycle or names a node that isn't there
 */
export function nodesInOrder(script: ConversationScript): ConversationNode[] | null {
  const nodes = new Map(script.nodes.map((node) => [node.id, node]))
  const done: ConversationNode[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (id: string): boolean => {
    if (state.get(id) === 'done') return true
    const node = nodes.get(id)
    if (node === undefined || state.get(id) === 'open') return false
    state.set(id, 'open')
    if (!node.replies.every((reply) => visit(reply.go))) return false
    state.set(id, 'done')
    done.push(node)
    return true
  }
  return visit(script.start) ? done.reverse() : null
}

/** The number of replies on the longest path. @returns null as `nodesInOrder` */
export function longestPath(script: ConversationScript): number | null {
  const order = nodesInOrder(script)
  if (order === null) return null
  const turns = new Map<string, number>()
  for (const node of order.toReversed()) {
    turns.set(node.id, Math.max(0, ...node.replies.map((reply) => 1 + (turns.get(reply.go) ?? 0))))
  }
  return turns.get(script.start) ?? 0
}

/** Players who look only at the length of the replies or at their place. None of them may reach the clear ending. */
export const BLIND_PLAYERS = {
  longest: (replies: readonly Reply[]) => byLength(replies).at(-1),
  shortest: (replies: readonly Reply[]) => byLength(replies).at(0),
  middle: (replies: readonly Reply[]) => byLength(replies).at(Math.floor((replies.length - 1) / 2)),
  first: (replies: readonly Reply[]) => replies.at(0),
  last: (replies: readonly Reply[]) => replies.at(-1),
} as const
export type BlindPlayer = keyof typeof BLIND_PLAYERS

/** @returns the id of the ending that a blind player reaches, or null when the path doesn't end */
export function blindEnding(script: ConversationScript, player: BlindPlayer): string | null {
  let state = startState(script)
  for (let turn = 0; turn <= script.nodes.length && !state.isOver; turn += 1) {
    const reply = BLIND_PLAYERS[player](nodeOf(script, state.node)?.replies ?? [])
    if (reply === undefined) return null
    state = applyReply(script, state, reply)
  }
  return state.isOver ? (endingOf(script, state)?.id ?? null) : null
}

/** In how many nodes a good reply (strong or repair) is longer, or shorter, than all the others. */
export function goodReplyLengths(script: ConversationScript): { nodes: number; longest: number; shortest: number } {
  const nodes = script.nodes.filter(({ isEnd }) => !isEnd)
  return {
    nodes: nodes.length,
    longest: nodes.filter(({ replies }) => isOnlyGood(byLength(replies).toReversed())).length,
    shortest: nodes.filter(({ replies }) => isOnlyGood(byLength(replies))).length,
  }
}

export function isGoodReply({ quality }: Pick<Reply, 'quality'>): boolean {
  return quality === 'strong' || quality === 'repair'
}

/** Whether the first of a list in the order of length is good, and no other is as long. */
function isOnlyGood([first, second]: readonly Reply[]): boolean {
  return first !== undefined && isGoodReply(first) && first.text.length !== second?.text.length
}

function byLength(replies: readonly Reply[]): Reply[] {
  return replies.toSorted((one, other) => one.text.length - other.text.length)
}
