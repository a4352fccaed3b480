import { ORIGINAL_LANGUAGE, TEXT_PLACES, type Texts, type TranslatedKind, withTexts } from 'game/translations'
import type { Db } from '#server/database/database.ts'
import { fitOf } from './fit.ts'
import { type TextRow, textRows } from './queries.ts'

/** In a view: which language its texts are in, where the original wasn't asked for. */
export type InLanguage = { language?: string }

type Named = { readonly id: number | string }

/**
 * What is about to be sent, with its texts in the language that was asked for. Only texts that a view has are put in their
 * places, so what is kept from somebody stays so. Each view then says in which language it is: the
 * original, where it has no translation that fits. So a view in another language is never taken for the original by an update.
 * @param originals in the same order, where views leave out what a translation depends on, such as the answer of a question
 */
export async function translate<View extends Named>(
  db: Db,
  language: string,
  kind: TranslatedKind,
  views: readonly View[],
  originals: () => readonly object[] = () => views,
): Promise<(View & InLanguage)[]> {
  if (language === ORIGINAL_LANGUAGE) return [...views]
  const rows = await textRows(
    db,
    language,
    kind,
    views.map(({ id }) => String(id)),
  )
  const byEntity = new Map(rows.map((row) => [row.entity, row]))
  const made = originals()
  return views.map((view, index) => {
    const texts = fittingTexts(kind, byEntity.get(String(view.id)), made[index] ?? view)
    return texts === null
      ? { ...view, language: ORIGINAL_LANGUAGE }
      : { ...withTexts(view, TEXT_PLACES[kind], texts), language }
  })
}

/** The same for one view. */
export async function translateOne<View extends Named>(
  db: Db,
  language: string,
  kind: TranslatedKind,
  view: View,
  original: () => object = () => view,
): Promise<View & InLanguage> {
  const [translated = view] = await translate(db, language, kind, [view], () => [original()])
  return translated
}

function fittingTexts(kind: TranslatedKind, row: TextRow | undefined, original: object): Texts | null {
  if (row === undefined) return null
  const texts: Texts = JSON.parse(row.texts)
  return fitOf(kind, original, { texts, sources: JSON.parse(row.sources) }) === 'unfit' ? null : texts
}
