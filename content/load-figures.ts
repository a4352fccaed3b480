import { MarketingFigureParams, MarketingFigureUpdate } from 'contract/site-texts'
import Type, { type Static } from 'typebox'
import { readEntries } from './entry-list.ts'

const { value, label } = MarketingFigureUpdate.properties

const Figure = Type.Object({ key: MarketingFigureParams.properties.key, value, label }, { additionalProperties: false })
export type StarterFigure = Static<typeof Figure>

const EXPECTED = new Map<string, string>([
  ['key', 'letters, digits, hyphens and underscores, at most 40'],
  ['value', 'text of 1 to 20 characters on one line'],
  ['label', 'text of 1 to 60 characters on one line'],
])

const FIGURES = new URL('./figures.yaml', import.meta.url)

/**
 * The marketing figures that a new site begins with, in the order of the file.
 * @throws an Error naming the file, the figure and the field when one is not as the schema wants it
 */
export function loadFigures(file: URL = FIGURES): Promise<StarterFigure[]> {
  return readEntries(file, { schema: Figure, nameField: 'key', expected: EXPECTED, fault: () => null })
}
