export { deleteFilesOfDeletedCourses } from './delete-files.ts'
export { listCourses } from './queries.ts'
