import { existsSync } from 'node:fs'

const CONTENT = new URL('./', import.meta.url)

/** A file of the starter content in a language where it's translated, else the original; and which language that is. */
export function translatedFile(code: string, path: string): { file: URL; language: string } {
  const translated = new URL(`translations/${code}/${path}`, CONTENT)
  return existsSync(translated)
    ? { file: translated, language: code }
    : { file: new URL(path, CONTENT), language: 'en' }
}
