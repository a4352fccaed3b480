export { addMaterials, materialContentsOf } from './course-contents.ts'
export { asAttachment, downloadName } from './download-name.ts'
export { type MaterialPreview, materialPreviewOf, materialPreviews, NO_MATERIALS } from './preview-queries.ts'
export { sweepFiles } from './sweep-files.ts'
