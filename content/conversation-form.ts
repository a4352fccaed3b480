import type { ConversationScript, Finding } from 'contract/conversation-script'
import { endingOf, replay } from 'game/conversations'

/** What is missing from a script, or named and not there. Rule 0. */
export function formFindings(script: ConversationScript): Finding[] {
  return [...blanks(script), ...duplicates(script), ...strangers(script), ...endingFindings(script)]
}

function blanks(script: ConversationScript): Finding[] {
  const own: [string, string][] = [
    ['objective', script.objective],
    ['setting', script.setting],
    ['about the partner', script.partner.about],
    ['question of the debrief', script.askFirst],
    ['try it', script.tryIt],
    ...script.facts.map(({ id, text }): [string, string] => [`fact ${id}`, text]),
    ...script.harms.map(({ id, text }): [string, string] => [`harm ${id}`, text]),
    ...script.endings.flatMap(({ id, title, text }): [string, string][] => [
      [`title of the ending ${id}`, title],
      [`text of the ending ${id}`, text],
    ]),
  ]
  const empty = own.filter(([, text]) => text.trim() === '').map(([what]) => form(null, `${what}: is empty`))
  const inNodes = script.nodes.flatMap(({ id, isEnd, line, replies }) => [
    ...(!isEnd && line.trim() === '' ? [form(id, 'the partner says nothing')] : []),
    ...(isEnd && replies.length > 0 ? [form(id, 'is an end and has replies')] : []),
    ...replies.flatMap((reply) => [
      ...(reply.text.trim() === '' ? [form(id, `${reply.id} has no text`)] : []),
      ...(reply.feedback.trim() === '' ? [form(id, `${reply.id} has no feedback`)] : []),
    ]),
  ])
  return [...empty, ...inNodes]
}

function duplicates(script: ConversationScript): Finding[] {
  const twice = (what: string, node: string | null, ids: readonly string[]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => form(node, `two ${what} are called ${id}`))
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  return [
    ...twice('facts', null, ids(script.facts)),
    ...twice('harms', null, ids(script.harms)),
    ...twice('sources', null, ids(script.sources)),
    ...twice('endings', null, ids(script.endings)),
    ...twice('nodes', null, ids(script.nodes)),
    ...script.nodes.flatMap(({ id, replies }) => twice('replies', id, ids(replies))),
  ]
}

/** Facts, harms and sources that are named and not there, and those that no reply names. */
function strangers(script: ConversationScript): Finding[] {
  const facts = new Set(script.facts.map(({ id }) => id))
  const harms = new Set(script.harms.map(({ id }) => id))
  const sources = new Set(script.sources.map(({ id }) => id))
  const missing = (node: string | null, kind: string, known: Set<string>, named: readonly string[]) =>
    named.filter((id) => !known.has(id)).map((id) => form(node, `there is no ${kind} ${id}`))
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
    ...[...facts].filter((id) => !told.has(id)).map((id) => form(null, `no reply tells the fact ${id}`)),
    ...[...harms].filter((id) => !done.has(id)).map((id) => form(null, `no reply does the harm ${id}`)),
    ...script.nodes.flatMap((node) =>
      node.replies
        .filter(({ quality, does }) => quality === 'harmful' && does.length === 0)
        .map(({ id }) => form(node.id, `${id} is harmful and does no harm`)),
    ),
  ]
}

function endingFindings(script: ConversationScript): Finding[] {
  const findings: Finding[] = []
  const last = script.endings.at(-1)?.when
  if (last !== undefined && (last.moodAtMost !== null || last.anyHarm.length > 0 || last.allFacts.length > 0)) {
    findings.push(form(null, 'the last ending must have no condition'))
  }
  const clear = script.endings.filter(({ isClear }) => isClear)
  if (clear.length !== 1) findings.push(form(null, 'exactly one ending must be the clear one (clear: true)'))
  const run = replay(script, script.model)
  if (run === null || !run.state.isOver || endingOf(script, run.state)?.isClear !== true) {
    findings.push(form(null, 'the model path must be a path that reaches the clear ending'))
  }
  return findings
}

function form(node: string | null, message: string): Finding {
  return { rule: 0, node, message }
}
