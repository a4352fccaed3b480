import type { Translation, TranslationFile, TranslationSummary } from 'contract/translations'
import { TEXT_PLACES, type Texts, textsOf } from 'game/translations'
import { digestOf, fitOf, type Sources, shapeOf, sourcesOf } from './fit.ts'
import type { Original } from './originals.ts'
import type { TranslationRow } from './queries.ts'

export type ReviewedRow = TranslationRow & { reviewer: string | null }

const isoTime = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString())

export function madeOf({ texts, sources }: Pick<TranslationRow, 'texts' | 'sources'>): {
  texts: Texts
  sources: Sources
} {
  return { texts: JSON.parse(texts), sources: JSON.parse(sources) }
}

export function summaryView(original: Original, row: ReviewedRow | undefined): TranslationSummary {
  const { kind, id, title, home, value } = original
  return {
    kind,
    id,
    title,
    home,
    state: row === undefined ? 'missing' : fitOf(kind, value, madeOf(row)),
    isMachineMade: row?.is_machine_made === 1,
    reviewedAt: isoTime(row?.reviewed_at),
    reviewedBy: row?.reviewer ?? null,
  }
}

export function translationView(original: Original, row: ReviewedRow | undefined): Translation {
  const { kind, value } = original
  const made = row && madeOf(row)
  const sources = sourcesOf(kind, value)
  return {
    ...summaryView(original, row),
    originalVersion: versionOf(sources),
    updatedAt: isoTime(row?.updated_at),
    texts: Object.entries(textsOf(value, TEXT_PLACES[kind])).map(([path, text]) => ({
      path,
      original: text,
      translation: made?.texts[path] ?? null,
      isChanged: made !== undefined && made.sources[path] !== sources[path],
    })),
  }
}

/** Says which state of an original somebody saw. */
export function versionOf(sources: Sources): string {
  return digestOf(JSON.stringify(sources))
}

/** Says which texts a translation has, in whatever order they were written. */
export function textsVersion(texts: Texts): string {
  return digestOf(JSON.stringify(Object.entries(texts).sort()))
}

/** The file of a language: every original beside its translation, blank where there is none. */
export function fileView(
  language: string,
  originals: readonly Original[],
  rows: ReadonlyMap<string, TranslationRow>,
): TranslationFile {
  const entries = originals.map((original) => {
    const { kind, id, value } = original
    const row = rows.get(rowKey(kind, id))
    const texts: Texts = row === undefined ? {} : JSON.parse(row.texts)
    return {
      kind,
      id,
      shape: shapeOf(kind, value),
      version: row === undefined ? null : textsVersion(texts),
      texts: Object.entries(textsOf(value, TEXT_PLACES[kind])).map(([path, text]) => {
        return { path, original: text, translation: texts[path] ?? '' }
      }),
    }
  })
  return { language, entries }
}

export function rowKey(kind: string, entity: string): string {
  return `${kind} ${entity}`
}
