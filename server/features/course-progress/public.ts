export { personalData } from './personal-data.ts'
export { beginCourse, type ProgressRow } from './queries.ts'
export { saveFinishedLesson } from './save-progress.ts'
export { progressView } from './view.ts'
