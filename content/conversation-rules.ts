import type { ConversationScript, Finding } from 'contract/conversation-script'
import {
  BLIND_PLAYERS,
  type BlindPlayer,
  blindEnding,
  countPaths,
  goodReplyLengths,
  isGoodReply,
  longestPath,
  nodesInOrder,
  type PathCount,
} from 'game/conversation-paths'
import { CONVERSATION_LIMITS, nodeOf, type Reply } from 'game/conversations'
import { findOwnClaims } from 'game/teaching-claims'
import { HYPE, MONEY } from './claims.ts'
import { formFindings } from './conversation-form.ts'

/** In words. */
const WORDS = { line: 35, reply: 24, feedback: 35 } as const

const SHARES = { goodReplyLongest: 0.4, goodReplyShortest: 0.4, clearAtMost: 0.05, endingAtLeast: 0.01 } as const

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [HYPE, 'makes a claim of hype'],
  [MONEY, 'names a sum'],
  [/\bproven\b|\bpre-qualified\b|\bby my link\b/i, 'uses a word we don’t use'],
]

/** Words by which a feedback states a rule of law. */
const STATES_RULE =
  /\b(un)?lawful(ly)?\b|\billegal|\bforbidden\b|\bprohibit|\bthe law\b|\bby law\b|\blegally\b|\bregulators?\b|\bdirective\b|\b(FTC|GDPR|EU|UK|CAN-SPAM)\b/i

/** What is left of a feedback without these says something about the conversation. */
const VERDICT =
  /\b(right|wrong|correct|incorrect|good|bad|well|done|nice|exactly|perfect|great|yes|no|true|false|not|that|that[’']s|this|it|is|was|a|an|the|very|quite|answer|choice|reply)\b/gi

/** What can be counted about a script. `blind` says which ending each blind player reaches. */
export type ConversationFigures = {
  readonly paths: number | null
  readonly endings: readonly { readonly id: string; readonly paths: number }[]
  readonly turns: number | null
  readonly nodes: number
  readonly longest: number
  readonly shortest: number
  readonly blind: Readonly<Record<BlindPlayer, string | null>>
}

/**
 * What keeps a conversation from being published, by the numbers of the rules in docs/rules.md; 0 is the form.
 * Without a finding it may be published.
 */
export function conversationFindings(script: ConversationScript): Finding[] {
  const form = formFindings(script)
  const order = nodesInOrder(script)
  const count = order === null ? null : countPaths(script)
  return [
    ...form,
    ...pathFindings(script, count),
    ...replyFindings(script),
    ...(form.length > 0 || count === null ? [] : [...lengthFindings(script), ...shareFindings(script, count)]),
    ...wordFindings(script),
    ...claimFindings(script),
    ...warmthFindings(script),
  ]
}

export function conversationFigures(script: ConversationScript): ConversationFigures {
  const count = countPaths(script)
  const { nodes, longest, shortest } = goodReplyLengths(script)
  const players = Object.keys(BLIND_PLAYERS) as BlindPlayer[]
  return {
    paths: count?.paths ?? null,
    endings: script.endings.map(({ id }) => ({ id, paths: count?.endings.get(id) ?? 0 })),
    turns: longestPath(script),
    nodes,
    longest,
    shortest,
    blind: Object.fromEntries(players.map((player) => [player, blindEnding(script, player)])) as Record<
      BlindPlayer,
      string | null
    >,
  }
}

function pathFindings(script: ConversationScript, count: PathCount | null): Finding[] {
  const findings = script.nodes.flatMap(({ id, replies }) =>
    replies
      .filter(({ go }) => nodeOf(script, go) === undefined)
      .map((reply) => finding(1, id, `${reply.id} goes to ${reply.go}, which isn’t there`)),
  )
  if (nodeOf(script, script.start) === undefined) findings.push(finding(1, null, `there is no node ${script.start}`))
  if (findings.length > 0) return findings
  if (count === null) return [finding(1, null, 'some path never ends, or there are too many paths to count')]
  const turns = longestPath(script) ?? 0
  if (turns > CONVERSATION_LIMITS.turns) {
    findings.push(finding(1, null, `a path has ${turns} turns, at most ${CONVERSATION_LIMITS.turns} are allowed`))
  }
  const unreached = script.nodes.filter(({ id }) => !count.reached.has(id))
  return [...findings, ...unreached.map(({ id }) => finding(1, id, 'no path reaches this node'))]
}

function replyFindings(script: ConversationScript): Finding[] {
  return script.nodes.flatMap((node) => {
    if (node.isEnd) return []
    const findings: Finding[] = []
    if (node.replies.length < 2) findings.push(finding(2, node.id, 'needs two to four replies'))
    if (!node.replies.some(isGoodReply)) findings.push(finding(2, node.id, 'needs a strong reply or a repair'))
    if (node.isLastChance) return findings
    for (const reply of node.replies) {
      const left = reply.does.filter((harm) => !canBeMended(script, harm, reply.go, new Set()))
      for (const harm of left) findings.push(finding(2, node.id, `no later reply repairs the ${harm} of ${reply.id}`))
    }
    return findings
  })
}

function canBeMended(script: ConversationScript, harm: string, from: string, seen: Set<string>): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  const replies = nodeOf(script, from)?.replies ?? []
  return replies.some((reply) => reply.mends.includes(harm) || canBeMended(script, harm, reply.go, seen))
}

function lengthFindings(script: ConversationScript): Finding[] {
  const { nodes, longest, shortest } = goodReplyLengths(script)
  const findings: Finding[] = []
  const say = (which: string, many: number) =>
    findings.push(
      finding(3, null, `the good reply is the ${which} in ${many} of ${nodes} nodes, at most 40% are allowed`),
    )
  if (longest > nodes * SHARES.goodReplyLongest) say('longest', longest)
  if (shortest > nodes * SHARES.goodReplyShortest) say('shortest', shortest)
  const clear = script.endings.find(({ isClear }) => isClear)?.id
  const winners = (Object.keys(BLIND_PLAYERS) as BlindPlayer[]).filter(
    (player) => blindEnding(script, player) === clear,
  )
  for (const player of winners) findings.push(finding(3, null, `always choosing the ${player} reply reaches ${clear}`))
  return findings
}

function shareFindings(script: ConversationScript, { paths, endings }: PathCount): Finding[] {
  return script.endings.flatMap(({ id, isClear }) => {
    const share = (endings.get(id) ?? 0) / paths
    const said = `${(share * 100).toFixed(1)}% of the paths reach ${id}`
    if (share < SHARES.endingAtLeast) return [finding(4, null, `${said}, at least 1% must`)]
    return isClear && share > SHARES.clearAtMost ? [finding(4, null, `${said}, at most 5% may`)] : []
  })
}

function wordFindings(script: ConversationScript): Finding[] {
  return script.nodes.flatMap(({ id, line, replies }) => [
    ...tooLong(id, 'what the partner says', line, WORDS.line),
    ...replies.flatMap((reply) => [
      ...tooLong(id, `the text of ${reply.id}`, reply.text, WORDS.reply),
      ...tooLong(id, `the feedback of ${reply.id}`, reply.feedback, WORDS.feedback),
      ...(wordsOf(reply.feedback.replaceAll(VERDICT, ' ')) < 3
        ? [finding(5, id, `the feedback of ${reply.id} doesn’t say what the other person thinks or what you owe now`)]
        : []),
      ...(STATES_RULE.test(reply.feedback) && reply.source === null
        ? [finding(6, id, `the feedback of ${reply.id} states a rule and needs a source`)]
        : []),
    ]),
  ])
}

function tooLong(node: string, what: string, text: string, most: number): Finding[] {
  const words = wordsOf(text)
  return words > most ? [finding(5, node, `${what} has ${words} words, at most ${most} are allowed`)] : []
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

function claimFindings(script: ConversationScript): Finding[] {
  const own = [script.title, script.objective, script.tryIt, ...script.endings.map(({ text }) => text)]
  return [
    ...own.flatMap((text) => claims(null, text.slice(0, 30), text)),
    ...script.nodes.flatMap(({ id, replies }) =>
      replies.flatMap((reply) => [
        ...(isHeldToClaims(reply) ? claims(id, `the text of ${reply.id}`, reply.text) : []),
        ...claims(id, `the feedback of ${reply.id}`, reply.feedback),
      ]),
    ),
  ]
}

/** Harmful replies show what is wrong with a claim, and weak ones may hint at it. */
function isHeldToClaims({ quality }: Reply): boolean {
  return quality === 'strong' || quality === 'fair' || quality === 'repair'
}

function claims(node: string | null, what: string, text: string): Finding[] {
  const forbidden = FORBIDDEN.flatMap(([pattern, sentence]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [finding(7, node, `${what} ${sentence}: ${found}`)]
  })
  if (forbidden.length > 0) return forbidden
  return findOwnClaims(text).map(({ words }) => finding(7, node, `${what} makes a claim: ${words}`))
}

function warmthFindings(script: ConversationScript): Finding[] {
  const replies = script.nodes.flatMap((node) => node.replies)
  const isWarm = replies.some(({ quality, mood }) => quality === 'harmful' && mood > 0)
  return isWarm ? [] : [finding(8, null, 'at least one harmful reply must be warm: it lifts the mood')]
}

/** @returns a finding for each partner whose name another conversation has too */
export function sharedPartners(
  all: readonly { slug: string; script: Pick<ConversationScript, 'partner'> }[],
): string[] {
  const byName = Map.groupBy(all, ({ script }) => script.partner.name.toLowerCase())
  return [...byName.values()]
    .filter((several) => several.length > 1)
    .map((several) => `${several.map(({ slug }) => slug).join(' and ')} have the same partner`)
}

function finding(rule: number, node: string | null, message: string): Finding {
  return { rule, node, message }
}
