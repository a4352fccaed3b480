import { readdir, readFile } from 'node:fs/promises'
import { ConversationScript } from 'contract/conversation-script'
import type { ConversationNode } from 'game/conversations'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { stringify } from 'yaml'
import { parseYaml } from './parse-yaml.ts'

const FOLDER = new URL('./conversations/', import.meta.url)

/** A conversation as its file holds it: `slug` is the file's `id`. */
export type StarterConversation = { readonly slug: string; readonly script: ConversationScript }

const Texts = Type.Record(Type.String(), Type.String())
const Names = Type.Optional(Type.Array(Type.String()))

const FileReply = Type.Object(
  {
    id: Type.String(),
    text: Type.String(),
    quality: Type.String(),
    tells: Names,
    does: Names,
    mends: Names,
    mood: Type.Optional(Type.Integer()),
    feedback: Type.String(),
    source: Type.Optional(Type.String()),
    go: Type.String(),
  },
  { additionalProperties: false },
)

/** What the partner says stands under their name, such as `ines`, or under `says`. */
const FileNode = Type.Object(
  {
    end: Type.Optional(Type.Boolean()),
    last_chance: Type.Optional(Type.Boolean()),
    stage: Type.Optional(Type.String()),
    replies: Type.Optional(Type.Array(FileReply)),
  },
  { additionalProperties: Type.String() },
)
type FileNode = Static<typeof FileNode>

const FileEnding = Type.Object(
  {
    id: Type.String(),
    clear: Type.Optional(Type.Boolean()),
    when: Type.Object(
      { mood_at_most: Type.Optional(Type.Integer()), any_harm: Names, all_facts: Names },
      { additionalProperties: false },
    ),
    title: Type.String(),
    text: Type.String(),
  },
  { additionalProperties: false },
)

const FileSource = Type.Object(
  { id: Type.String(), title: Type.String(), url: Type.String(), checked: Type.String() },
  { additionalProperties: false },
)

const ConversationFile = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }),
    version: Type.Optional(Type.Integer()),
    theme: Type.String(),
    course: Type.Optional(Type.String()),
    stop: Type.Optional(Type.Integer()),
    title: Type.String(),
    minutes: Type.Integer(),
    objective: Type.String(),
    sources: Type.Optional(Type.Array(FileSource)),
    // For the people who write and check the file; neither is imported.
    reviewed: Type.Optional(Type.Unknown()),
    review: Type.Optional(Type.Unknown()),
    setting: Type.String(),
    partner: Type.Object(
      {
        name: Type.String(),
        about: Type.String(),
        mood: Type.Object({ start: Type.Integer(), leaves_at: Type.Integer() }, { additionalProperties: false }),
      },
      { additionalProperties: false },
    ),
    facts: Texts,
    harms: Texts,
    start: Type.String(),
    nodes: Type.Record(Type.String(), FileNode),
    endings: Type.Array(FileEnding),
    debrief: Type.Object(
      { ask_first: Type.String(), show: Type.Optional(Type.Unknown()), model: Type.Array(Type.String()) },
      { additionalProperties: false },
    ),
    try_it: Type.String(),
  },
  { additionalProperties: false },
)
type ConversationFile = Static<typeof ConversationFile>

const fileCheck = Compile(ConversationFile)
const scriptCheck = Compile(ConversationScript)

/**
 * The starter conversations, by the names of their files.
 * @throws an Error naming the file and the field when a file is not as the format wants it
 */
export async function loadConversations(folder: URL = FOLDER): Promise<StarterConversation[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  return Promise.all(files.map(async (file) => readConversation(file, await readFile(new URL(file, folder), 'utf8'))))
}

/**
 * A conversation from the text of its file. Its texts may be unfinished and its rules broken:
 * `content/conversation-rules.ts` finds that.
 * @param place what the sentence of an error begins with
 * @throws an Error naming the place and the field
 */
export function readConversation(place: string, text: string): StarterConversation {
  const file = parseYaml(place, text)
  if (!fileCheck.Check(file)) throw new Error(`${place}: ${firstFault(fileCheck.Errors(file))}`)
  const script = toScript(place, file)
  if (!scriptCheck.Check(script)) throw new Error(`${place}: ${firstFault(scriptCheck.Errors(script))}`)
  return { slug: file.id, script }
}

/** The text of a file that `readConversation` reads as the same conversation. */
export function writeConversation({ slug, script }: StarterConversation): string {
  const { name, about, mood } = script.partner
  const file: ConversationFile = {
    id: slug,
    theme: script.theme,
    ...(script.course === null ? {} : { course: script.course }),
    ...(script.lesson === null ? {} : { stop: script.lesson }),
    title: script.title,
    minutes: script.minutes,
    objective: script.objective,
    sources: script.sources,
    setting: script.setting,
    partner: { name, about, mood: { start: mood.start, leaves_at: mood.leavesAt } },
    facts: Object.fromEntries(script.facts.map(({ id, text }) => [id, text])),
    harms: Object.fromEntries(script.harms.map(({ id, text }) => [id, text])),
    start: script.start,
    nodes: Object.fromEntries(script.nodes.map((node) => [node.id, toFileNode(node)])),
    endings: script.endings.map(({ id, isClear, when, title, text }) => ({
      id,
      ...(isClear ? { clear: true } : {}),
      when: {
        ...(when.moodAtMost === null ? {} : { mood_at_most: when.moodAtMost }),
        ...listed('any_harm', when.anyHarm),
        ...listed('all_facts', when.allFacts),
      },
      title,
      text,
    })),
    debrief: { ask_first: script.askFirst, model: script.model },
    try_it: script.tryIt,
  }
  return stringify(file, { lineWidth: 120 })
}

function toFileNode({ isEnd, isLastChance, stage, line, replies }: ConversationNode): FileNode {
  if (isEnd) return { end: true } as FileNode
  return {
    ...(isLastChance ? { last_chance: true } : {}),
    ...(stage === null ? {} : { stage }),
    says: line,
    replies: replies.map(({ id, text, quality, tells, does, mends, mood, feedback, source, go }) => ({
      id,
      text,
      quality,
      ...listed('tells', tells),
      ...listed('does', does),
      ...listed('mends', mends),
      mood,
      feedback,
      ...(source === null ? {} : { source }),
      go,
    })),
  } as FileNode
}

function listed<Key extends string>(key: Key, ids: readonly string[]): Partial<Record<Key, string[]>> {
  return ids.length === 0 ? {} : ({ [key]: [...ids] } as Record<Key, string[]>)
}

function toScript(place: string, file: ConversationFile): unknown {
  const { name, about, mood } = file.partner
  return {
    title: file.title,
    theme: file.theme,
    course: file.course ?? null,
    lesson: file.stop ?? null,
    minutes: file.minutes,
    objective: file.objective.trim(),
    sources: file.sources ?? [],
    setting: file.setting.trim(),
    partner: { name, about: about.trim(), mood: { start: mood.start, leavesAt: mood.leaves_at } },
    facts: Object.entries(file.facts).map(([id, text]) => ({ id, text })),
    harms: Object.entries(file.harms).map(([id, text]) => ({ id, text })),
    start: file.start,
    nodes: Object.entries(file.nodes).map(([id, node]) => toNode(`${place}: node ${id}`, id, node, name)),
    endings: file.endings.map(({ id, clear = false, when, title, text }) => ({
      id,
      isClear: clear,
      when: { moodAtMost: when.mood_at_most ?? null, anyHarm: when.any_harm ?? [], allFacts: when.all_facts ?? [] },
      title,
      text: text.trim(),
    })),
    askFirst: file.debrief.ask_first,
    model: file.debrief.model,
    tryIt: file.try_it.trim(),
  }
}

function toNode(place: string, id: string, node: FileNode, partner: string): unknown {
  const { end = false, last_chance = false, stage, replies = [], ...spoken } = node
  const keys = Object.keys(spoken)
  const allowed = ['says', ...partner.toLowerCase().split(/[^\p{L}]+/u)]
  const stray = keys.find((key) => !allowed.includes(key))
  if (stray !== undefined) throw new Error(`${place}: ${stray}: is neither a field nor the name of the partner`)
  if (keys.length > 1) throw new Error(`${place}: says two lines; one is enough`)
  return {
    id,
    isEnd: end,
    isLastChance: last_chance,
    stage: stage?.trim() ?? null,
    line: Object.values(spoken).join().trim(),
    replies: replies.map((reply) => ({
      ...reply,
      tells: reply.tells ?? [],
      does: reply.does ?? [],
      mends: reply.mends ?? [],
      mood: reply.mood ?? 0,
      feedback: reply.feedback.trim(),
      source: reply.source ?? null,
    })),
  }
}

type Fault = {
  readonly instancePath: string
  readonly message: string
  readonly keyword: string
  readonly params: object
}

function firstFault([fault]: Fault[]): string {
  if (fault === undefined) return 'must be fields, one a line, such as "title: What would I earn?"'
  const place = fault.instancePath.split('/').slice(1).join(' → ')
  const detail = Object.values(fault.params).flat().slice(0, 12).join(', ')
  return `${place === '' ? 'the file' : place}: ${fault.message}${detail === '' ? '' : ` (${detail})`}`
}
