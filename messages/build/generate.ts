import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isServerArea, type Language, MESSAGES, ORIGINAL, readLanguages, serverNameOf } from './catalogue.ts'
import { findFaults } from './find-faults.ts'
import { writeModule } from './write-module.ts'

export const GENERATED = join(MESSAGES, 'generated')

/**
 * Writes `generated/`: a module for each area and language, and what the server and the build know of the languages.
 * @throws Error with every fault of the catalogue, and leaves what was generated before
 */
export function generate(languages = readLanguages(), folder = GENERATED): void {
  const faults = findFaults(languages)
  if (faults.length > 0) throw new Error(`The messages have faults:\n${faults.join('\n')}`)
  const next = `${folder}-next-${process.pid}`
  const write = (name: string, code: string) => {
    mkdirSync(dirname(join(next, name)), { recursive: true })
    writeFileSync(join(next, name), code)
  }
  const original = languages[0]?.areas ?? {}
  for (const { code, locale, direction, areas } of languages) {
    write(`${code}/formats.ts`, FORMATS.replace('LOCALE', locale))
    write(
      `${code}/language.ts`,
      `export const language: string = '${code}'\nexport const locale: string = '${locale}'\nexport const direction: 'ltr' | 'rtl' = '${direction}'\n`,
    )
    for (const [name, area] of Object.entries(areas)) {
      const up = isServerArea(name) ? '../' : './'
      write(`${code}/${name}.ts`, writeModule(area, original[name] ?? {}, locale, up))
    }
  }
  write('server.ts', writeServer(languages))
  write('languages.ts', writeList(languages))
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
}

const FORMATS = `import { formatter } from '#messages/format.ts'

export const { number, plural, ordinal, select } = formatter('LOCALE')
`

/** The languages, without their messages. */
function writeList(languages: readonly Language[]): string {
  const list = languages.map(({ areas: _, ...language }) => language)
  const codes = languages.map(({ code }) => `'${code}'`).join(' | ')
  return `import type { LanguageFile } from '#messages/build/catalogue.ts'

export type LanguageCode = ${codes}

export const LANGUAGES: readonly (LanguageFile & { code: LanguageCode })[] = ${JSON.stringify(list, null, 2)}
`
}

/** The server answers in every language, so it holds the messages of its areas in all of them, with what each language is. */
function writeServer(languages: readonly Language[]): string {
  const areas = Object.keys(languages[0]?.areas ?? {}).filter(isServerArea)
  const imports = languages.flatMap(({ code }, at) =>
    ['language', ...areas].map((area) => `import * as ${serverNameOf(area)}${at} from './${code}/${area}.ts'`),
  )
  const entries = languages.map(({ code }, at) => {
    const names = ['language', ...areas].map(serverNameOf)
    return `  '${code}': { ${names.map((name) => `${name}: ${name}${at}`).join(', ')} },`
  })
  return `import type { LanguageCode } from './languages.ts'
${imports.join('\n')}

const MESSAGES = {
${entries.join('\n')}
}

export type ServerMessages = (typeof MESSAGES)['${ORIGINAL}']

export function messagesIn(language: LanguageCode): ServerMessages {
  return MESSAGES[language]
}
`
}

const FINGERPRINT = '.fingerprint'

/** Generates unless nothing changed since: quick enough to precede every build, type check and test run. */
export function generateWhenStale(): void {
  const file = join(GENERATED, FINGERPRINT)
  const fingerprint = fingerprintOf(MESSAGES)
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return
  generate()
  writeFileSync(file, fingerprint)
}

function fingerprintOf(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of files.filter((name) => /\.(ts|json)$/.test(name) && !/^(generated|node_modules)/.test(name))) {
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}

if (import.meta.main) generateWhenStale()
