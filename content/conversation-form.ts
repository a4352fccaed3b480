import type { ConversationScript } from 'contract/conversation-script'
import { endingOf, replay } from 'game/conversations'
import { type FindingSentence, finding, type RuleFinding } from './conversation-finding.ts'

/** What is missing from a script, or named and not there. Rule 0. */
export function formFindings(script: ConversationScript): RuleFinding[] {
  return [...blanks(script), ...duplicates(script), ...strangers(script), ...endingFindings(script)]
}

function blanks(script: ConversationScript): RuleFinding[] {
  const own: [text: string, part: string, id: string][] = [
    [script.objective, 'objective', ''],
    [script.setting, 'setting', ''],
    [script.partner.about, 'aboutPartner', ''],
    [script.askFirst, 'askFirst', ''],
    [script.tryIt, 'tryIt', ''],
    ...script.facts.map(({ id, text }): [string, string, string] => [text, 'fact', id]),
    ...script.harms.map(({ id, text }): [string, string, string] => [text, 'harm', id]),
    ...script.endings.flatMap(({ id, title, text }): [string, string, string][] => [
      [title, 'endingTitle', id],
      [text, 'endingText', id],
    ]),
  ]
  const empty = own
    .filter(([text]) => text.trim() === '')
    .map(([, part, id]) => form(null, (says) => says.empty({ part, id })))
  const inNodes = script.nodes.flatMap(({ id, isEnd, line, replies }) => [
    ...(!isEnd && line.trim() === '' ? [form(id, (says) => says.saysNothing)] : []),
    ...(isEnd && replies.length > 0 ? [form(id, (says) => says.endHasReplies)] : []),
    ...replies.flatMap(({ id: reply, text, feedback }) => [
      ...(text.trim() === '' ? [form(id, (says) => says.noText({ reply }))] : []),
      ...(feedback.trim() === '' ? [form(id, (says) => says.noFeedback({ reply }))] : []),
    ]),
  ])
  return [...empty, ...inNodes]
}

function duplicates(script: ConversationScript): RuleFinding[] {
  const twice = (kind: string, node: string | null, ids: readonly string[]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => form(node, (says) => says.twice({ kind, id })))
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  return [
    ...twice('fact', null, ids(script.facts)),
    ...twice('harm', null, ids(script.harms)),
    ...twice('source', null, ids(script.sources)),
    ...twice('ending', null, ids(script.endings)),
    ...twice('node', null, ids(script.nodes)),
    ...script.nodes.flatMap(({ id, replies }) => twice('reply', id, ids(replies))),
  ]
}

/** Facts, harms and sources that are named and not there, and those that no reply names. */
function strangers(script: ConversationScript): RuleFinding[] {
  const facts = new Set(script.facts.map(({ id }) => id))
  const harms = new Set(script.harms.map(({ id }) => id))
  const sources = new Set(script.sources.map(({ id }) => id))
  const missing = (node: string | null, kind: string, known: Set<string>, named: readonly string[]) =>
    named.filter((id) => !known.has(id)).map((id) => form(node, (says) => says.notThere({ kind, id })))
  const replies = script.nodes.flatMap((node) => node.replies)
  const told = new Set(replies.flatMap(({ tells }) => tells))
  const done = new Set(replies.flatMap(({ does }) => does))
  return [
    ...script.nodes.flatMap((node) =>
      node.replies.flatMap(({ tells, does, mends, source }) => [
        ...missing(node.id, 'fact', facts, tells),
        ...missing(node.id, 'harm', harms, [...does, ...mends]),
        ...missing(node.id, 'source', sources, source === null ? [] : [source]),
      ]),
    ),
    ...script.endings.flatMap(({ when }) => [
      ...missing(null, 'fact', facts, when.allFacts),
      ...missing(null, 'harm', harms, when.anyHarm),
    ]),
    ...[...facts].filter((id) => !told.has(id)).map((id) => form(null, (says) => says.untold({ id }))),
    ...[...harms].filter((id) => !done.has(id)).map((id) => form(null, (says) => says.undone({ id }))),
    ...script.nodes.flatMap((node) =>
      node.replies
        .filter(({ quality, does }) => quality === 'harmful' && does.length === 0)
        .map(({ id: reply }) => form(node.id, (says) => says.harmless({ reply }))),
    ),
  ]
}

function endingFindings(script: ConversationScript): RuleFinding[] {
  const findings: RuleFinding[] = []
  const last = script.endings.at(-1)?.when
  if (last !== undefined && (last.moodAtMost !== null || last.anyHarm.length > 0 || last.allFacts.length > 0)) {
    findings.push(form(null, (says) => says.lastEnding))
  }
  const clear = script.endings.filter(({ isClear }) => isClear)
  if (clear.length !== 1) findings.push(form(null, (says) => says.oneClear))
  const run = replay(script, script.model)
  if (run === null || !run.state.isOver || endingOf(script, run.state)?.isClear !== true) {
    findings.push(form(null, (says) => says.modelPath))
  }
  return findings
}

function form(node: string | null, sentence: FindingSentence): RuleFinding {
  return finding(0, node, sentence)
}
