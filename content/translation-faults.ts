import { readdir, readFile } from 'node:fs/promises'
import { shapeFaults, textsOf } from 'game/translations'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Expected, firstFault, placeOf } from './first-fault.ts'
import { parseYaml } from './parse-yaml.ts'
import { type FileKind, kindOf, type TextFile } from './translation-kinds.ts'

export const CONTENT = new URL('./', import.meta.url)
export const TRANSLATIONS = new URL('./translations/', import.meta.url)

/** What `translations/<language>/language.yaml` says. */
const TranslationLanguage = Type.Object(
  {
    isComplete: Type.Boolean(),
    reviewedBy: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
    source: Type.String({ minLength: 1, maxLength: 40 }),
  },
  { additionalProperties: false },
)
export type TranslationLanguage = Static<typeof TranslationLanguage>

const languageCheck = Compile(TranslationLanguage)

const EXPECTED: Expected = new Map([
  ['isComplete', 'true once every file is translated, else false'],
  ['reviewedBy', 'the name of the speaker who read it all, or null'],
  ['source', 'the word before a source, such as Fuente'],
])

/** The languages that have a folder. */
export async function translatedLanguages(folder: URL = TRANSLATIONS): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** @throws an Error naming the file and the field */
export async function readLanguage(code: string, folder: URL = TRANSLATIONS): Promise<TranslationLanguage> {
  const place = `${code}/language.yaml`
  const language = parseYaml(place, await readText(new URL(place, folder), place))
  if (!languageCheck.Check(language)) throw new Error(`${place}: ${firstFault(languageCheck, language, EXPECTED)}`)
  return language
}

/** The paths of the files that can be translated, those that needn't be included. */
export async function translatableFiles(content: URL = CONTENT): Promise<string[]> {
  const names = await readdir(content, { recursive: true })
  return names.filter((name) => kindOf(name) !== undefined).sort()
}

/**
 * What is wrong with the files of a language, a line each, beginning with the file.
 * @param content the folder of the originals
 */
export async function translationFaults(code: string, content: URL = CONTENT, folder: URL = TRANSLATIONS) {
  const own = new URL(`${code}/`, folder)
  const originals = await translatableFiles(content)
  const files = (await readdir(own, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(own.pathname.length).replace(/^\//, ''))
    .filter((name) => name !== 'language.yaml')
    .sort()
  const faults: string[] = []
  try {
    const { isComplete } = await readLanguage(code, folder)
    const missing = originals.filter((path) => !files.includes(path))
    if (isComplete) faults.push(...missing.map((path) => `${path}: is missing, and the language is listed as complete`))
  } catch (error) {
    faults.push(messageOf(error))
  }
  for (const path of files) {
    const kind = originals.includes(path) ? kindOf(path) : undefined
    if (kind === undefined) faults.push(`${path}: there is no such original`)
    else faults.push(...(await fileFaults(kind, path, new URL(path, content), new URL(path, own))))
  }
  return faults
}

/** The files of a language that are still missing. */
export async function missingFiles(code: string, content: URL = CONTENT, folder: URL = TRANSLATIONS) {
  const own = await translatableFiles(new URL(`${code}/`, folder))
  return (await translatableFiles(content)).filter((path) => !own.includes(path))
}

async function fileFaults(kind: FileKind, place: string, originalUrl: URL, url: URL): Promise<string[]> {
  const original = await fileAt(originalUrl, place)
  const file = await fileAt(url, place)
  try {
    const [before, after] = [kind.read(original), kind.read(file)]
    const faults = shapeFaults(before, after, kind.texts).map(({ path, sentence }) => faultAt(place, path, sentence))
    if (faults.length > 0) return faults
    await kind.require(file)
    const originalTexts = textsOf(before, kind.texts)
    return Object.entries(textsOf(after, kind.texts)).flatMap(([path, text]) =>
      textFaults(originalTexts[path] ?? '', text).map((sentence) => faultAt(place, path.split('.'), sentence)),
    )
  } catch (error) {
    return [messageOf(error)]
  }
}

function faultAt(file: string, path: readonly (string | number)[], sentence: string): string {
  const place = path.join('') === '' ? '' : `${placeOf(isNumber(path[0]) ? ['entry', ...path] : path)}: `
  return `${file}: ${place}${sentence}`
}

function isNumber(step: string | number | undefined): boolean {
  return /^\d+$/.test(String(step))
}

/** Characters that turn the direction of a text, or can't be seen. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?![\t\n])\p{Cc}/u

/** What a translation of a text keeps: its links and its placeholders. */
const KEPT = [
  [/https?:\/\/[^\s)<>\]»”“"]+/g, 'the links'],
  [/\{[^{}]*\}/g, 'the placeholders'],
] as const

function textFaults(original: string, text: string): string[] {
  const faults = INVISIBLE.test(text) ? ['has a character that cannot be seen or turns the text around'] : []
  for (const [pattern, what] of KEPT) {
    const [before, after] = [found(original, pattern), found(text, pattern)]
    if (before !== after)
      faults.push(`must have ${what} of the original: ${before || 'none'}, and has ${after || 'none'}`)
  }
  return faults
}

function found(text: string, pattern: RegExp): string {
  return (text.match(pattern) ?? []).toSorted().join(' ')
}

async function fileAt(url: URL, place: string): Promise<TextFile> {
  const text = await readText(url, place)
  return { place, url, text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n') }
}

function readText(url: URL, place: string): Promise<string> {
  return readFile(url, 'utf8').catch((cause) => {
    throw new Error(`${place}: is not there`, { cause })
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
