export { beginCourse, forgetProgressOf } from './queries.ts'
