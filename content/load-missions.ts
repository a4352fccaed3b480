import { readdir, readFile } from 'node:fs/promises'
import { Count } from 'contract/common'
import { MISSION_LIMITS, STATION_COUNT } from 'game/missions'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { parseYaml } from './parse-yaml.ts'

const FrontMatter = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: STATION_COUNT }),
    title: Type.String({ minLength: 1, maxLength: MISSION_LIMITS.title }),
    description: Type.String({ minLength: 1, maxLength: MISSION_LIMITS.description }),
    tokens: Count,
    points: Count,
    unlockAfter: Type.Union([Type.Integer(), Type.Null()]),
  },
  { additionalProperties: false },
)

/** What a field must be, in the words a trainer reads when it is wrong. */
const EXPECTED = new Map<string, string>([
  ['id', `the station's number, from 1 to ${STATION_COUNT}`],
  ['title', `text of 1 to ${MISSION_LIMITS.title} characters`],
  ['description', `text of 1 to ${MISSION_LIMITS.description} characters`],
  ['tokens', 'a whole number, at least 0'],
  ['points', 'a whole number, at least 0'],
  ['unlockAfter', 'the id of the station before it, or null'],
])

const frontMatterCheck = Compile(FrontMatter)

/** A station as a trainer wrote it. `content` is the lesson in Markdown, without the front matter and without an h1. */
export type StarterMission = Static<typeof FrontMatter> & { readonly content: string }

const MISSIONS_FOLDER = new URL('./missions/', import.meta.url)

/**
 * The starter stations, by ascending id.
 * @throws an Error naming the file and the field when a file is not as the schema wants it, when there are not five
 *   stations, or when `unlockAfter` names no station or leads back to its own
 */
export async function loadMissions(folder: URL = MISSIONS_FOLDER): Promise<StarterMission[]> {
  return (await readMissions(folder)).map(({ mission }) => mission)
}

/** The same, each with the name of its file. */
export async function readMissions(folder: URL): Promise<{ file: string; mission: StarterMission }[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
  const read = await Promise.all(
    files.map(async (file) => ({ file, mission: readMission(file, await readFile(new URL(file, folder), 'utf8')) })),
  )
  const byId = new Map<number, StarterMission>()
  for (const { file, mission } of read) {
    if (byId.has(mission.id)) throw new Error(`${file}: id: ${mission.id} is the id of another station`)
    byId.set(mission.id, mission)
  }
  for (const { file, mission } of read) checkUnlocking(file, mission, byId)
  if (byId.size !== STATION_COUNT) {
    throw new Error(`missions: there must be ${STATION_COUNT} stations, and the folder holds ${byId.size}`)
  }
  return read.sort((a, b) => a.mission.id - b.mission.id)
}

/** @throws an Error as `loadMissions` does, but for what only all stations together can tell */
export function readMission(file: string, text: string): StarterMission {
  // Editors on Windows write a byte order mark and CRLF.
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (parts === null) throw new Error(`${file}: front matter: must stand between two lines of --- at the top`)
  const [, yaml = '', body = ''] = parts
  const frontMatter = parseYaml(`${file}: front matter`, yaml)
  if (!frontMatterCheck.Check(frontMatter)) throw new Error(`${file}: ${firstFault(frontMatter)}`)
  const content = body.trim()
  if (content === '') throw new Error(`${file}: content: must not be empty`)
  return { ...frontMatter, content }
}

function firstFault(frontMatter: unknown): string {
  const [fault] = frontMatterCheck.Errors(frontMatter)
  const field = fault?.keyword === 'required' ? fault.params.requiredProperties[0] : fault?.instancePath.split('/')[1]
  if (field === undefined) return 'front matter: must be fields, one a line, such as "id: 1"'
  const expected = EXPECTED.get(field)
  return expected === undefined ? `${field}: is not a field of a station` : `${field}: must be ${expected}`
}

function checkUnlocking(file: string, mission: StarterMission, byId: ReadonlyMap<number, StarterMission>): void {
  const passed = new Set<number>()
  let next = mission
  while (next.unlockAfter !== null) {
    passed.add(next.id)
    const before = byId.get(next.unlockAfter)
    if (before === undefined) throw new Error(`${file}: unlockAfter: there is no station ${next.unlockAfter}`)
    if (passed.has(before.id)) throw new Error(`${file}: unlockAfter: the station could never be opened`)
    next = before
  }
}
