export { listCourses } from './queries.ts'
