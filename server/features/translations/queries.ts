import type { TranslatedKind } from 'game/translations'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { TranslationTables } from '#server/database/tables/translations.ts'

export type TranslationRow = Selectable<TranslationTables['translations']>

const TEXT_COLUMNS = ['entity', 'texts', 'sources'] as const
export type TextRow = Pick<TranslationRow, (typeof TEXT_COLUMNS)[number]>

const one = prepared((db, values: { language: string; kind: TranslatedKind; entity: string }) =>
  db
    .selectFrom('translations')
    .select(TEXT_COLUMNS)
    .where('language', '=', values.language)
    .where('kind', '=', values.kind)
    .where('entity', '=', values.entity),
)

const allOfKind = prepared((db, values: { language: string; kind: TranslatedKind }) =>
  db
    .selectFrom('translations')
    .select(TEXT_COLUMNS)
    .where('language', '=', values.language)
    .where('kind', '=', values.kind),
)

/** How many translations are looked for by their ids; for more, all of their kind are read. */
const FEW = 40

/** @returns the rows of these entities, and perhaps of others */
export async function textRows(
  db: Db,
  language: string,
  kind: TranslatedKind,
  entities: readonly string[],
): Promise<TextRow[]> {
  const [first] = entities
  if (first === undefined) return []
  if (entities.length === 1) return one(db, { language, kind, entity: first })
  if (entities.length > FEW) return allOfKind(db, { language, kind })
  return db
    .selectFrom('translations')
    .select(TEXT_COLUMNS)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('entity', 'in', entities)
    .execute()
}

export function findTranslation(
  db: Db,
  language: string,
  kind: TranslatedKind,
  entity: string,
): Promise<TranslationRow | undefined> {
  return db
    .selectFrom('translations')
    .selectAll()
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('entity', '=', entity)
    .executeTakeFirst()
}

/** All translations into a language, each with the name of who reviewed it. */
export function listTranslations(db: Db, language: string) {
  return db
    .selectFrom('translations')
    .leftJoin('members', 'members.id', 'translations.reviewed_by')
    .selectAll('translations')
    .select('members.name as reviewer')
    .where('translations.language', '=', language)
    .execute()
}

type NewRow = Insertable<TranslationTables['translations']>

export async function writeTranslation(db: Transaction, row: NewRow): Promise<void> {
  await db
    .insertInto('translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['language', 'kind', 'entity']).doUpdateSet(row))
    .execute()
}

/** Rows in one statement: nine columns of them stay below what both engines take. */
const PAGE = 500

/** Leaves those that are there already. */
export async function insertMissing(db: Transaction, rows: readonly NewRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += PAGE) {
    await db
      .insertInto('translations')
      .values(rows.slice(from, from + PAGE))
      .onConflict((conflict) => conflict.columns(['language', 'kind', 'entity']).doNothing())
      .execute()
  }
}

export async function deleteTranslationRow(db: Transaction, { language, kind, entity }: TranslationRow): Promise<void> {
  await db
    .deleteFrom('translations')
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('entity', '=', entity)
    .execute()
}

/** @returns the digest that was recorded, or undefined when nothing was loaded into this database yet */
export async function loadedDigest(db: Db, language: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('starter_translations')
    .select('digest')
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.digest
}

export async function recordDigest(db: Transaction, language: string, digest: string): Promise<void> {
  await db
    .insertInto('starter_translations')
    .values({ language, digest })
    .onConflict((conflict) => conflict.column('language').doUpdateSet({ digest }))
    .execute()
}

export async function reviewerName(db: Db, { reviewed_by }: Pick<TranslationRow, 'reviewed_by'>) {
  if (reviewed_by === null) return null
  const member = await db.selectFrom('members').select('name').where('id', '=', reviewed_by).executeTakeFirst()
  return member?.name ?? null
}
