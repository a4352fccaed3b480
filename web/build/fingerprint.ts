import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { siteLanguages } from './languages.ts'
import { DIST, REPOSITORY } from './paths.ts'

/** Everything the built site is made from. The lock file represents the packages. */
const SOURCES = ['web', 'game', 'contract', 'messages', 'package-lock.json']

/** Under `content`, and under `content/translations/<language>` where they are translated. */
const CONTENT_FILES = ['guide.yaml', 'rescue-messages.yaml']

const NOT_A_SOURCE = /^(node_modules|dist.*|generated.*|testing|\..*|.*\.test\.tsx?|.*\.gen\.ts|.*\.md)$/

/** In the built site; absent while it is incomplete. */
export const FINGERPRINT_FILE = '.build/fingerprint'

function filesUnder(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_A_SOURCE.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
    .sort()
}

function contentFiles(repository: string, codes: readonly string[]): string[] {
  const content = join(repository, 'content')
  const translations = codes.map((code) => join(content, 'translations', code))
  return [content, ...translations]
    .flatMap((folder) => CONTENT_FILES.map((name) => join(folder, name)))
    .filter((file) => existsSync(file))
}

/**
 * A hash of the languages it's built in and of the names and contents of the sources. Contents, not times: a checkout, a copy or a restored backup gives
 * files new times, or old ones. Reads about a megabyte, in some 20 ms.
 */
export function sourceFingerprint(repository = REPOSITORY): string {
  const codes = siteLanguages(join(repository, 'messages')).map(({ code }) => code)
  const hash = createHash('sha256').update(`${codes}\0`)
  const sources = SOURCES.map((source) => join(repository, source))
  const code = sources.flatMap((path) => (path.endsWith('.json') ? [path] : filesUnder(path)))
  for (const file of [...code, ...contentFiles(repository, codes)]) {
    hash
      .update(`${relative(repository, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether the built site is whole and made from the sources as they are now. */
export function isFresh(dist = DIST, repository = REPOSITORY): boolean {
  const file = join(dist, FINGERPRINT_FILE)
  return existsSync(file) && readFileSync(file, 'utf8') === sourceFingerprint(repository)
}
