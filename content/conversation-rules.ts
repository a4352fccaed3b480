import type { ConversationScript } from 'contract/conversation-script'
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
import { finding, type RuleFinding, type Says } from './conversation-finding.ts'
import { formFindings } from './conversation-form.ts'

/** In words. */
const WORDS = { line: 35, text: 24, feedback: 35 } as const

const SHARES = { goodReplyLongest: 0.4, goodReplyShortest: 0.4, clearAtMost: 0.05, endingAtLeast: 0.01 } as const

const FORBIDDEN: readonly (readonly [RegExp, (says: Says, found: Found) => string])[] = [
  [HYPE, (says, found) => says.hype(found)],
  [MONEY, (says, found) => says.sum(found)],
  [/\bproven\b|\bpre-qualified\b|\bby my link\b/i, (says, found) => says.word(found)],
]

/** Words of the text or feedback of a reply, which `name` names, or of another text, which begins so. */
type Found = { part: string; name: string; words: string }

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
export function conversationFindings(script: ConversationScript): RuleFinding[] {
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

function pathFindings(script: ConversationScript, count: PathCount | null): RuleFinding[] {
  const findings = script.nodes.flatMap(({ id, replies }) =>
    replies
      .filter(({ go }) => nodeOf(script, go) === undefined)
      .map((reply) => finding(1, id, (says) => says.leadsNowhere({ reply: reply.id, node: reply.go }))),
  )
  if (nodeOf(script, script.start) === undefined)
    findings.push(finding(1, null, (says) => says.noStart({ node: script.start })))
  if (findings.length > 0) return findings
  if (count === null) return [finding(1, null, (says) => says.endless)]
  const turns = longestPath(script) ?? 0
  const most = CONVERSATION_LIMITS.turns
  if (turns > most) findings.push(finding(1, null, (says) => says.tooLongPath({ turns, most })))
  const unreached = script.nodes.filter(({ id }) => !count.reached.has(id))
  return [...findings, ...unreached.map(({ id }) => finding(1, id, (says) => says.unreached))]
}

function replyFindings(script: ConversationScript): RuleFinding[] {
  return script.nodes.flatMap((node) => {
    if (node.isEnd) return []
    const findings: RuleFinding[] = []
    if (node.replies.length < 2) findings.push(finding(2, node.id, (says) => says.fewReplies))
    if (!node.replies.some(isGoodReply)) findings.push(finding(2, node.id, (says) => says.noGoodReply))
    if (node.isLastChance) return findings
    for (const reply of node.replies) {
      const left = reply.does.filter((harm) => !canBeMended(script, harm, reply.go, new Set()))
      for (const harm of left) findings.push(finding(2, node.id, (says) => says.unrepaired({ harm, reply: reply.id })))
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

function lengthFindings(script: ConversationScript): RuleFinding[] {
  const { nodes, longest, shortest } = goodReplyLengths(script)
  const findings: RuleFinding[] = []
  const say = (which: string, many: number) =>
    findings.push(finding(3, null, (says) => says.lengthShows({ which, many, nodes })))
  if (longest > nodes * SHARES.goodReplyLongest) say('longest', longest)
  if (shortest > nodes * SHARES.goodReplyShortest) say('shortest', shortest)
  const clear = script.endings.find(({ isClear }) => isClear)?.id
  const winners = (Object.keys(BLIND_PLAYERS) as BlindPlayer[]).filter(
    (player) => blindEnding(script, player) === clear,
  )
  for (const player of winners) {
    findings.push(finding(3, null, (says) => says.blindWins({ player, ending: clear ?? '' })))
  }
  return findings
}

function shareFindings(script: ConversationScript, { paths, endings }: PathCount): RuleFinding[] {
  return script.endings.flatMap(({ id, isClear }) => {
    const share = (endings.get(id) ?? 0) / paths
    const reached = { percent: Math.round(share * 1000) / 10, ending: id }
    if (share < SHARES.endingAtLeast) return [finding(4, null, (says) => says.tooRare(reached))]
    return isClear && share > SHARES.clearAtMost ? [finding(4, null, (says) => says.tooCommon(reached))] : []
  })
}

function wordFindings(script: ConversationScript): RuleFinding[] {
  return script.nodes.flatMap(({ id: node, line, replies }) => [
    ...tooManyWords({ node, part: 'line', reply: '', text: line }),
    ...replies.flatMap(({ id: reply, text, feedback, source }) => [
      ...tooManyWords({ node, part: 'text', reply, text }),
      ...tooManyWords({ node, part: 'feedback', reply, text: feedback }),
      ...(wordsOf(feedback.replaceAll(VERDICT, ' ')) < 3
        ? [finding(5, node, (says) => says.onlyVerdict({ reply }))]
        : []),
      ...(STATES_RULE.test(feedback) && source === null
        ? [finding(6, node, (says) => says.needsSource({ reply }))]
        : []),
    ]),
  ])
}

type Said = { node: string; part: keyof typeof WORDS; reply: string; text: string }

function tooManyWords({ node, part, reply, text }: Said): RuleFinding[] {
  const [words, most] = [wordsOf(text), WORDS[part]]
  return words > most ? [finding(5, node, (says) => says.tooManyWords({ part, reply, words, most }))] : []
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

function claimFindings(script: ConversationScript): RuleFinding[] {
  const own = [script.title, script.objective, script.tryIt, ...script.endings.map(({ text }) => text)]
  return [
    ...own.flatMap((text) => claims({ node: null, part: 'own', name: text.slice(0, 30), text })),
    ...script.nodes.flatMap(({ id: node, replies }) =>
      replies.flatMap((reply) => [
        ...(isHeldToClaims(reply) ? claims({ node, part: 'text', name: reply.id, text: reply.text }) : []),
        ...claims({ node, part: 'feedback', name: reply.id, text: reply.feedback }),
      ]),
    ),
  ]
}

/** Harmful replies show what is wrong with a claim, and weak ones may hint at it. */
function isHeldToClaims({ quality }: Reply): boolean {
  return quality === 'strong' || quality === 'fair' || quality === 'repair'
}

type Claiming = { node: string | null; part: string; name: string; text: string }

function claims({ node, part, name, text }: Claiming): RuleFinding[] {
  const forbidden = FORBIDDEN.flatMap(([pattern, sentence]) => {
    const [words] = pattern.exec(text) ?? []
    return words === undefined ? [] : [finding(7, node, (says) => sentence(says, { part, name, words }))]
  })
  if (forbidden.length > 0) return forbidden
  return findOwnClaims(text).map(({ words }) => finding(7, node, (says) => says.claim({ part, name, words })))
}

function warmthFindings(script: ConversationScript): RuleFinding[] {
  const replies = script.nodes.flatMap((node) => node.replies)
  const isWarm = replies.some(({ quality, mood }) => quality === 'harmful' && mood > 0)
  return isWarm ? [] : [finding(8, null, (says) => says.noWarmReply)]
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
