import type { TranslatedKind } from 'game/translations'
import { TEXT_PLACES, textsOf } from 'game/translations'
import type { Insertable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { sourcesOf } from '#server/features/translations/fit.ts'
import { findOriginal } from '#server/features/translations/originals.ts'
import { writeTranslation } from '#server/features/translations/queries.ts'

type Of = { kind: TranslatedKind; entity: string | number; language?: string }

/** A person's Spanish texts of the first station. */
export const STATION_TEXTS = [
  { path: 'title', text: 'Pueblo Atracción' },
  { path: 'description', text: 'Cómo empezar una conversación honesta.' },
  { path: 'content', text: '## Empieza donde no hay nada que vender\n\nPregunta.' },
]

/** What a text is in every translation that tests make. */
export function inSpanish(text: string): string {
  return `[es] ${text}`
}

/** A translation that fits its original as it is now. */
export async function aTranslation(
  database: Database,
  { kind, entity, language = 'es' }: Of,
  overrides: Partial<Insertable<Schema['translations']>> = {},
): Promise<void> {
  const original = await findOriginal(database.read, kind, String(entity))
  if (original === undefined) throw new Error(`There is no ${kind} ${entity}`)
  const texts = Object.entries(textsOf(original.value, TEXT_PLACES[kind])).map(([path, text]) => [
    path,
    inSpanish(text),
  ])
  await database.write(async (db) => {
    await raiseCatalogueVersion(db)
    await writeTranslation(db, {
      language,
      kind,
      entity: String(entity),
      texts: JSON.stringify(Object.fromEntries(texts)),
      sources: JSON.stringify(sourcesOf(kind, original.value)),
      is_machine_made: 1,
      updated_at: 1,
      reviewed_at: null,
      reviewed_by: null,
      ...overrides,
    })
  })
}
