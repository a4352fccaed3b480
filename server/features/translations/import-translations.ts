import type { TranslationFile, TranslationFileEntry } from 'contract/translations'
import type { Texts } from 'game/translations'
import { momentOfChange } from '#server/changes.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Act, recordAudit } from '#server/features/audit/public.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'
import { faultOf } from './check-texts.ts'
import { digestOf, SHAPE, type Sources } from './fit.ts'
import { listOriginals, type Original } from './originals.ts'
import { listTranslations, writeTranslation } from './queries.ts'
import { rowKey } from './view.ts'
import { hasTexts } from './write-translation.ts'

/** How many faults are told at once. */
const TOLD = 20

type Made = { entry: TranslationFileEntry; texts: Texts; sources: Sources }

/**
 * Takes a whole file, or nothing of it. A thing without any translation in the file stays as it is. The originals in the file
 * are those that the translator saw: where the site has others now, the translation counts as changed since.
 * @throws Refusal INVALID naming the places
 */
export function importTranslations(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  act: Act,
  language: string,
  file: TranslationFile,
) {
  if (file.language !== language) {
    const languages = { found: file.language, wanted: language }
    throw new Refusal('INVALID', { message: ({ translations }) => translations.otherLanguage(languages) })
  }
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const originals = new Map(
      (await listOriginals(db)).map((original) => [rowKey(original.kind, original.id), original]),
    )
    const rows = new Map((await listTranslations(db, language)).map((row) => [rowKey(row.kind, row.entity), row]))
    const made = file.entries.filter(hasTranslation).map(read)
    refuseFaults(made, originals)
    const changed = made.filter(({ entry, texts }) => {
      const before = rows.get(rowKey(entry.kind, entry.id))
      return before === undefined || !hasTexts(before, texts)
    })
    for (const { entry, texts, sources } of changed) {
      const before = rows.get(rowKey(entry.kind, entry.id))
      await writeTranslation(db, {
        language,
        kind: entry.kind,
        entity: entry.id,
        texts: JSON.stringify(texts),
        sources: JSON.stringify(sources),
        is_machine_made: before?.is_machine_made ?? 0,
        updated_at: before === undefined ? now() : momentOfChange(now(), before),
        reviewed_at: null,
        reviewed_by: null,
      })
    }
    const counts = {
      saved: changed.length,
      unchanged: made.length - changed.length,
      missing: file.entries.length - made.length,
    }
    const target = { kind: 'translation', id: language }
    await recordAudit(db, act, { kind: 'translations-imported', at: now(), target, after: counts })
    return counts
  })
}

function hasTranslation({ texts }: TranslationFileEntry): boolean {
  return texts.some(({ translation }) => translation.trim() !== '')
}

function read(entry: TranslationFileEntry): Made {
  const texts = Object.fromEntries(entry.texts.map(({ path, translation }) => [path, translation.trim()]))
  const sources = Object.fromEntries(entry.texts.map(({ path, original }) => [path, digestOf(original)]))
  return { entry, texts, sources: entry.shape === null ? sources : { ...sources, [SHAPE]: entry.shape } }
}

function refuseFaults(made: readonly Made[], originals: ReadonlyMap<string, Original>): void {
  const seen = new Set<string>()
  const faults = made.flatMap(({ entry: { kind, id }, texts }): Sentence[] => {
    const what = rowKey(kind, id)
    const original = originals.get(what)
    if (original === undefined) return [({ translations }) => translations.noOriginal({ what })]
    if (seen.has(what)) return [({ translations }) => translations.twice({ what })]
    seen.add(what)
    const fault = faultOf(kind, original.value, texts)
    return fault === null ? [] : [(messages) => messages.translations.at({ what, fault: fault(messages) })]
  })
  if (faults.length === 0) return
  const more = faults.length - TOLD
  throw new Refusal('INVALID', {
    message: (messages) => {
      const told = faults.slice(0, TOLD).map((fault) => fault(messages))
      return more > 0 ? messages.translations.more({ faults: told.join('; '), count: more }) : told.join('; ')
    },
  })
}
