import type { Translation, TranslationParams, TranslationUpdate } from 'contract/translations'
import type { Texts } from 'game/translations'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'
import { faultOf } from './check-texts.ts'
import { refuseTranslatedClaims, translatedClaims } from './claim-texts.ts'
import { sourcesOf } from './fit.ts'
import { findOriginal, type Original } from './originals.ts'
import {
  deleteTranslationRow,
  findTranslation,
  reviewerName,
  type TranslationRow,
  writeTranslation,
} from './queries.ts'
import { translationView, versionOf } from './view.ts'

type Needed = Pick<Dependencies, 'database' | 'now'>

/** A thing that can be translated, and its translation. @throws Refusal NOT_FOUND */
export async function readTranslation(db: Database['read'], params: TranslationParams): Promise<Translation> {
  const original = await requireOriginal(db, params)
  const row = await findTranslation(db, params.language, params.kind, params.entity)
  return translationView(original, row && { ...row, reviewer: await reviewerName(db, row) })
}

/**
 * Writes all texts of one translation. What was reviewed before needs a new review once a text changed.
 * @throws Refusal NOT_FOUND, INVALID and CLAIM_MADE naming the place, CHANGED_MEANWHILE also when the original is no longer
 *   the one that the translator saw
 */
export async function updateTranslation(
  { database, now }: Needed,
  actor: Actor,
  params: TranslationParams,
  update: TranslationUpdate,
): Promise<Translation> {
  const { language, kind, entity } = params
  const texts: Texts = Object.fromEntries(update.texts.map(({ path, text }) => [path, text.trim()]))
  const seen = await requireOriginal(database.read, params)
  const isWhole = faultOf(kind, seen.value, texts) === null
  const claims = isWhole ? translatedClaims({ language, kind, original: seen.value }, texts) : []
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const original = await requireOriginal(db, params)
    const before = await findTranslation(db, language, kind, entity)
    refuseUnseen(update, original, before)
    const fault = faultOf(kind, original.value, texts)
    if (fault !== null) throw new Refusal('INVALID', { message: fault })
    refuseTranslatedClaims(claims, { language, kind, original: original.value }, before ? textsIn(before) : {})
    const isSame = before !== undefined && hasTexts(before, texts)
    const row: TranslationRow = {
      language,
      kind,
      entity,
      texts: JSON.stringify(texts),
      sources: JSON.stringify(sourcesOf(kind, original.value)),
      is_machine_made: before?.is_machine_made ?? 0,
      updated_at: before === undefined ? now() : momentOfChange(now(), before),
      reviewed_at: isSame ? before.reviewed_at : null,
      reviewed_by: isSame ? before.reviewed_by : null,
    }
    await writeTranslation(db, row)
    const states = { before: before && JSON.parse(before.texts), after: texts }
    await recordAudit(db, actor, { kind: 'translation-updated', at: now(), target: targetOf(params), ...states })
    return translationView(original, { ...row, reviewer: await reviewerName(db, row) })
  })
}

/** Notes that a speaker of the language read it. @throws Refusal NOT_FOUND, CHANGED_MEANWHILE */
export function reviewTranslation(
  { database, now }: Needed,
  actor: Actor,
  params: TranslationParams,
  readAt: string | undefined,
): Promise<Translation> {
  return database.write(async (db) => {
    // Serializes with saves: one at the same moment would undo the review, or be marked as reviewed although nobody read it.
    await raiseCatalogueVersion(db)
    const original = await requireOriginal(db, params)
    const before = await requireTranslation(db, params)
    refuseUnseenChange(readAt, before)
    const row = { ...before, reviewed_at: now(), reviewed_by: actor.memberId }
    await writeTranslation(db, row)
    await recordAudit(db, actor, { kind: 'translation-reviewed', at: now(), target: targetOf(params) })
    return translationView(original, { ...row, reviewer: await reviewerName(db, row) })
  })
}

/** Takes a translation away: the original is shown again. @throws Refusal NOT_FOUND */
export function deleteTranslation({ database, now }: Needed, actor: Actor, params: TranslationParams): Promise<void> {
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireTranslation(db, params)
    await deleteTranslationRow(db, before)
    const change = { target: targetOf(params), before: JSON.parse(before.texts) }
    await recordAudit(db, actor, { kind: 'translation-deleted', at: now(), ...change })
  })
}

export function hasTexts({ texts }: Pick<TranslationRow, 'texts'>, others: Texts): boolean {
  const own = textsIn({ texts })
  const paths = Object.keys(own)
  return paths.length === Object.keys(others).length && paths.every((path) => own[path] === others[path])
}

export function textsIn({ texts }: Pick<TranslationRow, 'texts'>): Texts {
  return JSON.parse(texts)
}

function targetOf({ language, kind, entity }: TranslationParams) {
  return { kind: 'translation', id: `${language}/${kind}/${entity}` }
}

/** `updatedAt` null says that there was no translation yet. */
function refuseUnseen(update: TranslationUpdate, original: Original, before: TranslationRow | undefined): void {
  const { originalVersion, updatedAt } = update
  const isOther =
    originalVersion !== undefined && originalVersion !== versionOf(sourcesOf(original.kind, original.value))
  if (isOther || (updatedAt === null && before !== undefined)) throw new Refusal('CHANGED_MEANWHILE')
  if (before !== undefined) refuseUnseenChange(updatedAt ?? undefined, before)
}

async function requireOriginal(db: Database['read'], { kind, entity }: TranslationParams): Promise<Original> {
  const original = await findOriginal(db, kind, entity)
  if (original === undefined) throw new Refusal('NOT_FOUND')
  return original
}

async function requireTranslation(db: Transaction, params: TranslationParams): Promise<TranslationRow> {
  const row = await findTranslation(db, params.language, params.kind, params.entity)
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row
}
