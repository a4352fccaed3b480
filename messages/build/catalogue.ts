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
  /** Who read the texts as a speaker of the language; `null` while nobody has. */
  reviewedBy: string | null
}

/** The messages of an area by key, in ICU MessageFormat. */
export type Area = Record<string, string>

export interface Language extends LanguageFile {
  /** The name of its folder: a BCP 47 tag. */
  code: string
  /** By name. Areas of the server begin with `server/`. */
  areas: Record<string, Area>
}

/** Reads every language: the folders with a `language.json`, the original first. */
export function readLanguages(folder = MESSAGES): Language[] {
  const codes = readdirSync(folder).filter((code) => existsSync(join(folder, code, 'language.json')))
  return codes.sort((a, b) => Number(b === ORIGINAL) - Number(a === ORIGINAL)).map((code) => readLanguage(folder, code))
}

function readLanguage(folder: string, code: string): Language {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, code, file), 'utf8'))
  const files = readdirSync(join(folder, code), { recursive: true, encoding: 'utf8' })
  const areas = files
    .filter((file) => file.endsWith('.json') && file !== 'language.json')
    .sort()
    .map((file) => [file.replaceAll('\\', '/').replace('.json', ''), read(file)])
  return { code, ...(read('language.json') as LanguageFile), areas: Object.fromEntries(areas) }
}

export const isServerArea = (area: string): boolean => area.startsWith('server/')
