import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const MESSAGES = join(import.meta.dirname, '..')

/** Texts and their translations are checked against this one. */
export const ORIGINAL = 'en'

/** `language.json` of a language's folder. */
export interface LanguageFile {
  /** As its speakers call it. */
  name: string
  direction: 'ltr' | 'rtl'
  /** For `Intl`: numbers, dates and plurals. */
  locale: string
  /** Whether visitors can choose it. */
  isOffered: boolean
  /** The speaker of the language who reviewed the texts; `null` if there is none yet. */
  reviewedBy: string | null
}

/** The messages of an area by key, in ICU MessageFormat. */
export type Area = Record<string, string>

export interface Language extends LanguageFile {
  /** The name of its folder: a BCP 47 tag. */
  code: string
  /** By name. Areas of the server begin with `server/`, those that the web shows too with `shared/`. */
  areas: Record<string, Area>
}

/** Every language without its messages: the folders with a `language.json`, the original first. */
export function listLanguages(folder = MESSAGES): (LanguageFile & { code: string })[] {
  const codes = readdirSync(folder).filter((code) => existsSync(join(folder, code, 'language.json')))
  return codes
    .sort((a, b) => Number(b === ORIGINAL) - Number(a === ORIGINAL))
    .map((code) => ({ code, ...JSON.parse(readFileSync(join(folder, code, 'language.json'), 'utf8')) }))
}

/** Reads every language. */
export function readLanguages(folder = MESSAGES): Language[] {
  return listLanguages(folder).map((language) => ({ ...language, areas: readAreas(folder, language.code) }))
}

function readAreas(folder: string, code: string): Language['areas'] {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, code, file), 'utf8'))
  const files = readdirSync(join(folder, code), { recursive: true, encoding: 'utf8' })
  const areas = files
    .filter((file) => file.endsWith('.json') && file !== 'language.json')
    .sort()
    .map((file) => [file.replaceAll('\\', '/').replace('.json', ''), read(file)])
  return Object.fromEntries(areas)
}

/** Whether the server holds it in every language. */
export const isServerArea = (area: string): boolean => /^(server|shared)\//.test(area)

/** What the server calls an area: `server/rest-days` is `restDays`. */
export const serverNameOf = (area: string): string =>
  area.replace(/^\w+\//, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
