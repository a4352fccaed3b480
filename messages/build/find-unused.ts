import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Area, isServerArea, MESSAGES, serverNameOf } from './catalogue.ts'

/**
 * The messages that no code names. Code of the web takes an area as a namespace, `import * as messages from
 * 'messages/people'`, and a message as its property; the server and the game say `messages.people.title`; the rules of
 * conversations say `says.title`; the contract names a message of a field, or a refusal, by its key.
 * @returns each as `people: title`
 */
export function findUnused(areas: Record<string, Area>, repository = join(MESSAGES, '..')): string[] {
  const sources = new Map(
    globSync(['{web,server,game,contract,content}/**/*.{ts,tsx}'], {
      cwd: repository,
      exclude: ['**/node_modules/**', 'web/dist*/**'],
    })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(repository, file), 'utf8')]),
  )
  const inside = (folder: string) =>
    [...sources].filter(([file]) => file.startsWith(folder)).map(([, source]) => source)
  const server = [...inside('server/'), ...inside('game/')].join('\n')
  const contract = inside('contract/').join('\n')
  const content = inside('content/').join('\n')
  return Object.entries(areas).flatMap(([name, area]) => {
    const users = [...sources.values()].filter((source) => source.includes(`'messages/${name}'`))
    const isUsed = (key: string) => users.some((source) => new RegExp(`\\.\\s*${key}\\b`).test(source))
    const isSaid = (key: string) =>
      new RegExp(`\\b${serverNameOf(name)}\\s*\\.\\s*${key}\\b`).test(server) ||
      (name === 'server/conversation-rules' && new RegExp(`\\bsays\\s*\\.\\s*${key}\\b`).test(content)) ||
      (NAMED_BY_CONTRACT.has(name) && new RegExp(`'${key}'|^ *${key}:`, 'm').test(contract))
    return Object.keys(area)
      .filter((key) => !isUsed(key) && !(isServerArea(name) && isSaid(key)))
      .map((key) => `${name}: ${key}`)
  })
}

const NAMED_BY_CONTRACT: ReadonlySet<string> = new Set(['server/errors', 'server/fields'])
