import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Area, isServerArea, MESSAGES } from './catalogue.ts'

/**
 * The messages that no code names. Code takes an area as a namespace, `import * as messages from 'messages/people'`, and a
 * message as its property.
 * @returns each as `people: title`
 */
export function findUnused(areas: Record<string, Area>, repository = join(MESSAGES, '..')): string[] {
  const sources = globSync(['web/**/*.{ts,tsx}', 'server/**/*.ts'], {
    cwd: repository,
    exclude: ['**/node_modules/**', 'web/dist*/**'],
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(repository, file), 'utf8'))
  return Object.entries(areas).flatMap(([name, area]) => {
    const from = isServerArea(name) ? `'messages/server'` : `'messages/${name}'`
    const users = sources.filter((source) => source.includes(from))
    const isUsed = (key: string) => users.some((source) => new RegExp(`\\.\\s*${key}\\b`).test(source))
    return Object.keys(area)
      .filter((key) => !isUsed(key))
      .map((key) => `${name}: ${key}`)
  })
}
