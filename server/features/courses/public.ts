export { lessonCountOf, listCourses } from './queries.ts'
