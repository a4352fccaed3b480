import { TRANSLATED_KINDS } from 'game/translations'
import Type, { type Static } from 'typebox'
import { Count, NullableText, NullableTime } from './common.ts'

/** The most texts of one thing, and how long one is before its own limit is asked. */
const LIMITS = { texts: 1_000, text: 20_000, path: 200, entries: 10_000 } as const

const Kind = Type.Enum([...TRANSLATED_KINDS])
const Entity = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
const LanguageInPath = Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' })

export const TranslationsParams = Type.Object({ language: LanguageInPath }, { additionalProperties: false })

export const TranslationParams = Type.Object(
  { language: LanguageInPath, kind: Kind, entity: Entity },
  { additionalProperties: false },
)
export type TranslationParams = Static<typeof TranslationParams>

/**
 * `unfit`: not shown to members until it's saved again, because it lacks a text or because something other than the
 * texts changed in the original.
 */
export const TRANSLATION_STATES = ['missing', 'current', 'changed', 'unfit'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

const Home = Type.Object(
  { kind: Type.Enum(['course', 'lesson', 'mission']), id: Type.String() },
  { additionalProperties: false },
)

const summary = {
  kind: Kind,
  id: Type.String(),
  title: Type.String({ description: 'Of the original' }),
  home: Type.Union([Home, Type.Null()], { description: 'What it belongs to' }),
  state: Type.Enum([...TRANSLATION_STATES]),
  isMachineMade: Type.Boolean(),
  reviewedAt: NullableTime,
  reviewedBy: NullableText,
}

export const TranslationSummary = Type.Object(summary, { additionalProperties: false })
export type TranslationSummary = Static<typeof TranslationSummary>
export const TranslationList = Type.Array(TranslationSummary)

/** A text with its translation. */
export const TranslatedText = Type.Object(
  {
    path: Type.String({ description: 'Where it stands, such as cards.2.ask' }),
    original: Type.String(),
    translation: NullableText,
    isChanged: Type.Boolean({ description: 'Whether the original is another than the one it was made from' }),
  },
  { additionalProperties: false },
)
export type TranslatedText = Static<typeof TranslatedText>

export const Translation = Type.Object(
  {
    ...summary,
    originalVersion: Type.String({ description: 'Another one means that the original was changed' }),
    updatedAt: NullableTime,
    texts: Type.Array(TranslatedText),
  },
  { additionalProperties: false },
)
export type Translation = Static<typeof Translation>

const Path = Type.String({ minLength: 1, maxLength: LIMITS.path })
const Text = Type.String({ minLength: 1, maxLength: LIMITS.text })

/** All texts of one thing. With what GET gave, it isn't overwritten if the translation or the original changed since. */
export const TranslationUpdate = Type.Object(
  {
    texts: Type.Array(Type.Object({ path: Path, text: Text }, { additionalProperties: false }), {
      maxItems: LIMITS.texts,
    }),
    originalVersion: Type.Optional(Type.String()),
    updatedAt: Type.Optional(NullableTime),
  },
  { additionalProperties: false },
)
export type TranslationUpdate = Static<typeof TranslationUpdate>

export const TranslationReview = Type.Object(
  { updatedAt: Type.Optional(Type.String({ format: 'date-time' })) },
  { additionalProperties: false },
)

/**
 * A thing in the file of a language. `shape` says what it depends on that isn't text, `version` which translation it had
 * when the file was exported; leave both as they are.
 */
const FileEntry = Type.Object(
  {
    kind: Kind,
    id: Entity,
    shape: NullableText,
    // Older files are without it.
    version: Type.Optional(NullableText),
    texts: Type.Array(
      Type.Object(
        { path: Path, original: Text, translation: Type.String({ maxLength: LIMITS.text }) },
        { additionalProperties: false },
      ),
      { maxItems: LIMITS.texts },
    ),
  },
  { additionalProperties: false },
)
export type TranslationFileEntry = Static<typeof FileEntry>

/** All content with its translations into one language: what export writes and import reads. */
export const TranslationFile = Type.Object(
  { language: LanguageInPath, entries: Type.Array(FileEntry, { maxItems: LIMITS.entries }) },
  { additionalProperties: false },
)
export type TranslationFile = Static<typeof TranslationFile>

const Kept = Type.Object(
  { kind: summary.kind, id: summary.id, title: summary.title },
  {
    additionalProperties: false,
    description: 'A thing whose translation was changed here after the file was exported',
  },
)

export const TranslationImport = Type.Object(
  { saved: Count, unchanged: Count, missing: Count, kept: Type.Array(Kept) },
  {
    additionalProperties: false,
    description: 'How many things were saved, had these texts already, or had none, and which kept theirs',
  },
)
export type TranslationImport = Static<typeof TranslationImport>
