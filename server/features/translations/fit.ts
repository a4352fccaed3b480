import { hash } from 'node:crypto'
import { mapTexts, TEXT_PLACES, type Texts, type TranslatedKind, textsOf } from 'game/translations'

/** Digests of an original's texts by their paths, and of what else a translation depends on under SHAPE. */
export type Sources = Readonly<Record<string, string>>

/** The path of what isn't text. */
export const SHAPE = ''

/** What a translation must not be shown beside if it changed, although it isn't text: answers, boxes, marks, numbers. */
const SHAPES: Partial<Record<TranslatedKind, readonly string[]>> = {
  lesson: ['cards'],
  quiz: ['correctAnswer', 'choices'],
}

/** What an administrator answers for word by word, and so is never shown in other words than were last chosen. */
const WORD_BY_WORD: ReadonlySet<TranslatedKind> = new Set(['figure', 'site-text'])

/** What a translation that is made now is made from. */
export function sourcesOf(kind: TranslatedKind, original: object): Sources {
  const texts = Object.entries(textsOf(original, TEXT_PLACES[kind]))
  const sources = Object.fromEntries(texts.map(([path, text]) => [path, digestOf(text)]))
  const shape = shapeOf(kind, original)
  return shape === null ? sources : { ...sources, [SHAPE]: shape }
}

/**
 * `unfit`: the original has a text that the translation lacks, or what the translation says could be wrong beside it, for
 * example because the choices of a question stand in another order.
 */
export type Fit = 'current' | 'changed' | 'unfit'

/** How a translation stands to its original as it is now. The original may be a part of it, such as its title alone. */
export function fitOf(kind: TranslatedKind, original: object, made: { texts: Texts; sources: Sources }): Fit {
  const now = sourcesOf(kind, original)
  const paths = Object.keys(now).filter((path) => path !== SHAPE)
  const isWhole = paths.every((path) => Object.hasOwn(made.texts, path))
  const hasShape = now[SHAPE] === undefined || now[SHAPE] === made.sources[SHAPE]
  if (!isWhole || !hasShape) return 'unfit'
  const changed = paths.filter((path) => now[path] !== made.sources[path])
  if (changed.length === 0) return 'current'
  if (WORD_BY_WORD.has(kind)) return 'unfit'
  return changed.some((path) => cameFromBeside(path, now[path], made.sources)) ? 'unfit' : 'changed'
}

/** Whether a text stood at another place of the same list. */
function cameFromBeside(path: string, digest: string | undefined, before: Sources): boolean {
  const list = listOf(path)
  return Object.keys(before).some((other) => other !== path && before[other] === digest && listOf(other) === list)
}

function listOf(path: string): string {
  return path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*')
}

/** A digest of what isn't text, or null if the original has none or lacks a part of it. */
export function shapeOf(kind: TranslatedKind, original: object): string | null {
  const fields = SHAPES[kind]
  if (fields === undefined || !fields.every((field) => Object.hasOwn(original, field))) return null
  const blank = mapTexts(original, TEXT_PLACES[kind], () => '')
  return digestOf(fields.map((field) => inOrder(Reflect.get(blank, field))).join())
}

/** As JSON with its fields by their names, without blank texts: an optional text that is added changes no shape. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    const fields = Object.entries(inner).filter(([, field]) => field !== '')
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

/** Long enough to tell texts apart by accident, and short because there is one for each text. */
export function digestOf(text: string): string {
  return hash('sha256', text.trim(), 'base64url').slice(0, 12)
}
