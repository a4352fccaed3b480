import type { Dependencies } from '#server/dependencies.ts'
import { findText, hasFigures, insertFigures, insertText } from './queries.ts'

/** The key of the income disclosure. */
export const INCOME_DISCLOSURE = 'income-disclosure'

/**
 * Puts the figures of the landing page and the income disclosure into a database that has none. Files are read only
 * then, so that a mistake in one never keeps an existing site from starting.
 */
export async function loadStarterTexts({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  if (!(await hasFigures(database.read))) {
    const { loadFigures } = await import('content/load-figures')
    const figures = (await loadFigures()).map((figure, index) => ({
      ...figure,
      source: null,
      is_hidden: 0 as const,
      position: index + 1,
    }))
    await database.write((db) => insertFigures(db, figures))
  }
  if ((await findText(database.read, INCOME_DISCLOSURE)) === undefined) {
    const { loadIncomeDisclosure } = await import('content/load-income-disclosure')
    const text = await loadIncomeDisclosure()
    await database.write((db) => insertText(db, { key: INCOME_DISCLOSURE, text, updated_at: now() }))
  }
}
