import type { StarterTranslation } from 'content/load-translations'
import type { TranslatedKind } from 'game/translations'
import type { Dependencies } from '#server/dependencies.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { digestOf, sourcesOf } from './fit.ts'
import { listOriginals } from './originals.ts'
import { insertMissing, loadedDigest, recordDigest } from './queries.ts'

type Needed = Pick<Dependencies, 'config' | 'database' | 'now'>
type Options = { signal?: AbortSignal; folder?: URL }

/**
 * Adds the starter translations, into the languages that the site offers, of everything that still has the texts of the starter content and has no translation yet.
 * Once for each state of the files of a language; nothing is ever overwritten.
 */
export async function loadStarterTranslations(deps: Needed, options: Options = {}): Promise<void> {
  const { translatedLanguages } = await import('content/translation-faults')
  const offered: readonly string[] = deps.config.languages
  for (const language of await translatedLanguages(options.folder)) {
    if (offered.includes(language)) await loadLanguage(deps, language, options)
  }
}

async function loadLanguage({ database, now }: Needed, language: string, { signal, folder }: Options): Promise<void> {
  const { digestOfTranslations, loadTranslations } = await import('content/load-translations')
  const { readLanguage } = await import('content/translation-faults')
  const digest = await digestOfTranslations(language, folder)
  if ((await loadedDigest(database.read, language)) === digest) return
  const isReviewed = (await readLanguage(language, folder)).reviewedBy !== null
  const starters = new Map<string, StarterTranslation>()
  for await (const ofFile of loadTranslations(language, folder)) {
    if (signal?.aborted) return
    for (const each of ofFile) starters.set(keyOf(each.kind, each.original), each)
  }
  await database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const at = now()
    const rows = (await listOriginals(db)).flatMap(({ kind, id, value }) => {
      const starter = starters.get(keyOf(kind, value))
      return starter === undefined ? [] : [{ kind, entity: id, texts: starter.texts, sources: sourcesOf(kind, value) }]
    })
    await insertMissing(
      db,
      rows.map(({ texts, sources, ...row }) => ({
        ...row,
        language,
        texts: JSON.stringify(texts),
        sources: JSON.stringify(sources),
        is_machine_made: isReviewed ? 0 : 1,
        updated_at: at,
        reviewed_at: isReviewed ? at : null,
        reviewed_by: null,
      })),
    )
    await recordDigest(db, language, digest)
  })
}

/** The same for two originals with the same texts. */
function keyOf(kind: TranslatedKind, value: object): string {
  const sources = Object.entries(sourcesOf(kind, value)).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${kind} ${digestOf(JSON.stringify(sources))}`
}
