import type { TranslatedKind } from 'game/translations'

export type TranslationTables = {
  translations: {
    /** Such as `es`; never that of the originals. */
    language: string
    kind: TranslatedKind
    /** The id of what it translates; of a site text its key. */
    entity: string
    /** JSON: `Texts` of game/translations. */
    texts: string
    /** JSON: a digest of each text of the original that it was made from, by its path, and under '' of what isn't text. */
    sources: string
    is_machine_made: 0 | 1
    updated_at: number
    /** When a speaker of the language had read it; null again with the next change. */
    reviewed_at: number | null
    reviewed_by: string | null
  }
  /** The version of a language's files that was last searched for translations of this database's content. */
  starter_translations: { language: string; digest: string }
}
