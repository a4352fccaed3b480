export { personalData } from './personal-data.ts'
export { beginCourse } from './queries.ts'
