export { countUnprovedFigures, listShownFigures, type ShownFigure } from './queries.ts'
export { loadStarterTexts } from './starter-texts.ts'
