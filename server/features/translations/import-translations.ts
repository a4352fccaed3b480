import { setImmediate } from 'node:timers/promises'
import type { TranslationFile, TranslationFileEntry, TranslationImport } from 'contract/translations'
import type { Texts } from 'game/translations'
import { momentOfChange } from '#server/changes.ts'
import type { FieldClaim } from '#server/claims.ts'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'
import { faultOf } from './check-texts.ts'
import { refuseTranslatedClaims, translatedClaims } from './claim-texts.ts'
import { digestOf, SHAPE, type Sources } from './fit.ts'
import { listOriginals, type Original } from './originals.ts'
import { listTranslations, type TranslationRow, writeTranslation } from './queries.ts'
import { rowKey, textsVersion } from './view.ts'
import { hasTexts, textsIn } from './write-translation.ts'

/** How many faults are told at once. */
const TOLD = 20

type Made = { entry: TranslationFileEntry; texts: Texts; sources: Sources }
type Rows = ReadonlyMap<string, TranslationRow>

/**
 * Takes a whole file, or nothing of it. A thing without any translation in the file stays as it is, and so does one whose
 * translation was changed here after the export. The originals in the file are those that the translator saw: where the
 * site has others now, the translation counts as changed since.
 * @throws Refusal INVALID naming the places, CLAIM_MADE naming the first
 */
export async function importTranslations(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  language: string,
  file: TranslationFile,
): Promise<TranslationImport> {
  if (file.language !== language) {
    const languages = { found: file.language, wanted: language }
    throw new Refusal('INVALID', { message: ({ translations }) => translations.otherLanguage(languages) })
  }
  const made = file.entries.filter(hasTranslation).map(read)
  // First, because the rules about claims take seconds for a large file.
  refuseFaults(made, await originalsByKey(database.read))
  const claims = await claimsIn(database.read, language, made)
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const originals = await originalsByKey(db)
    const rows = await rowsByKey(db, language)
    refuseFaults(made, originals)
    const { toSave, toKeep } = changesIn(made, rows)
    for (const { entry, texts, sources } of toSave) {
      const key = rowKey(entry.kind, entry.id)
      const before = rows.get(key)
      const original = originals.get(key)?.value
      const translated = original && { language, kind: entry.kind, original }
      if (translated) {
        const found = claims.get(key) ?? translatedClaims(translated, texts)
        refuseTranslatedClaims(found, translated, before ? textsIn(before) : {})
      }
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
      saved: toSave.length,
      unchanged: made.length - toSave.length - toKeep.length,
      missing: file.entries.length - made.length,
    }
    const kept = toKeep.map(({ entry: { kind, id } }) => ({
      kind,
      id,
      title: originals.get(rowKey(kind, id))?.title ?? '',
    }))
    const target = { kind: 'translation', id: language }
    const after = { ...counts, kept: kept.length }
    await recordAudit(db, actor, { kind: 'translations-imported', at: now(), target, after })
    return { ...counts, kept }
  })
}

/**
 * Sorts the translations in a file that differ from those here: those to save, and those to keep as they are here because
 * they changed after the export.
 */
function changesIn(made: readonly Made[], rows: Rows): { toSave: Made[]; toKeep: Made[] } {
  const toSave: Made[] = []
  const toKeep: Made[] = []
  for (const each of made) {
    const { kind, id, version } = each.entry
    const before = rows.get(rowKey(kind, id))
    if (before && hasTexts(before, each.texts)) continue
    const isChangedHere = before && version !== undefined && version !== textsVersion(textsIn(before))
    if (isChangedHere) toKeep.push(each)
    else toSave.push(each)
  }
  return { toSave, toKeep }
}

/**
 * The claims of what the file changes. Others' requests go on between two texts, because a whole site takes the rules
 * seconds.
 */
async function claimsIn(db: Db, language: string, made: readonly Made[]): Promise<ReadonlyMap<string, FieldClaim[]>> {
  const originals = await originalsByKey(db)
  const rows = await rowsByKey(db, language)
  const claims = new Map<string, FieldClaim[]>()
  for (const { entry, texts } of changesIn(made, rows).toSave) {
    const key = rowKey(entry.kind, entry.id)
    const original = originals.get(key)
    if (original === undefined) continue
    if (faultOf(entry.kind, original.value, texts) !== null) continue
    const found = translatedClaims({ language, kind: entry.kind, original: original.value }, texts).map((each) => ({
      ...each,
      field: (messages: Parameters<Sentence>[0]) => `${key} ${each.field(messages)}`,
    }))
    claims.set(key, found)
    await setImmediate()
  }
  return claims
}

async function originalsByKey(db: Db): Promise<ReadonlyMap<string, Original>> {
  return new Map((await listOriginals(db)).map((original) => [rowKey(original.kind, original.id), original]))
}

async function rowsByKey(db: Db, language: string) {
  return new Map((await listTranslations(db, language)).map((row) => [rowKey(row.kind, row.entity), row]))
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
