export { type MaterialPreview, materialPreviewOf, materialPreviews, NO_MATERIALS } from './preview-queries.ts'
export { sweepFiles } from './sweep-files.ts'
