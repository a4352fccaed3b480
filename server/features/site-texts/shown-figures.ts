import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { type InLanguage, translate } from '#server/features/translations/public.ts'
import { listShownFigures, type ShownFigure } from './queries.ts'

export type TranslatedFigure = ShownFigure & InLanguage

/** The visible figures in a language, in order. One whose words were changed since they were translated is in English. */
export async function readShownFigures(
  db: Db,
  config: Pick<Config, 'publicUrl'>,
  language: string,
): Promise<TranslatedFigure[]> {
  const figures = await listShownFigures(db, config)
  const named = figures.map((figure) => ({ id: figure.key, ...figure }))
  return (await translate(db, language, 'figure', named)).map(({ id: _, ...figure }) => figure)
}
