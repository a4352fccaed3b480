import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Config, isOnHttps } from '#server/config.ts'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { SiteTextTables } from '#server/database/tables/site-texts.ts'

export type FigureRow = Selectable<SiteTextTables['marketing_figures']>
export type ShownFigure = Pick<FigureRow, 'key' | 'value' | 'label' | 'source' | 'is_confirmed'>

const shownFigures = prepared((db) =>
  db
    .selectFrom('marketing_figures')
    .select(['key', 'value', 'label', 'source', 'is_confirmed'])
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .orderBy('key'),
)

/** The visible figures, in order. On a public site only those that have a source or are confirmed. */
export async function listShownFigures(db: Db, config: Pick<Config, 'publicUrl'>): Promise<ShownFigure[]> {
  const figures = await shownFigures(db, {})
  return isOnHttps(config) ? figures.filter(isProved) : figures
}

/** How many figures an administrator has neither hidden nor sourced nor confirmed. */
export async function countUnprovedFigures(db: Db): Promise<number> {
  return (await shownFigures(db, {})).filter((figure) => !isProved(figure)).length
}

function isProved({ source, is_confirmed }: ShownFigure): boolean {
  return source !== null || is_confirmed === 1
}

export function listFigures(db: Db): Promise<FigureRow[]> {
  return db.selectFrom('marketing_figures').selectAll().orderBy('position').orderBy('key').execute()
}

export function findFigure(db: Db, key: string): Promise<FigureRow | undefined> {
  return db.selectFrom('marketing_figures').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function hasFigures(db: Db): Promise<boolean> {
  return (await db.selectFrom('marketing_figures').select('key').limit(1).executeTakeFirst()) !== undefined
}

export async function insertFigures(db: Transaction, figures: Insertable<SiteTextTables['marketing_figures']>[]) {
  await db
    .insertInto('marketing_figures')
    .values(figures)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/**
 * @param seen when the figure to change was last changed; undefined changes any
 * @returns the changed figure, or undefined when there is none with this key that was last changed then
 */
export function updateFigure(
  db: Transaction,
  key: string,
  changes: Updateable<SiteTextTables['marketing_figures']>,
  seen: number | undefined,
): Promise<FigureRow | undefined> {
  return db
    .updateTable('marketing_figures')
    .set(changes)
    .where('key', '=', key)
    .$if(seen !== undefined, (query) => query.where('updated_at', '=', seen as number))
    .returningAll()
    .executeTakeFirst()
}

export function findText(db: Db, key: string): Promise<Selectable<SiteTextTables['site_texts']> | undefined> {
  return db.selectFrom('site_texts').selectAll().where('key', '=', key).executeTakeFirst()
}

/** Stores a text only where there is none. */
export async function insertText(db: Transaction, text: Insertable<SiteTextTables['site_texts']>): Promise<void> {
  await db
    .insertInto('site_texts')
    .values(text)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

type TextRow = Selectable<SiteTextTables['site_texts']>

/** @param seen when the text to replace was last changed; undefined replaces any @returns whether it was replaced */
export async function replaceText(
  db: Transaction,
  { key, text, updated_at }: TextRow,
  seen: number | undefined,
): Promise<boolean> {
  const row = await db
    .updateTable('site_texts')
    .set({ text, updated_at })
    .where('key', '=', key)
    .$if(seen !== undefined, (query) => query.where('updated_at', '=', seen as number))
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}
