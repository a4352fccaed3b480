export { countUnprovedFigures } from './queries.ts'
export { readShownFigures, type TranslatedFigure } from './shown-figures.ts'
export { loadStarterTexts } from './starter-texts.ts'
