export { noteCatalogueChange } from './catalogue.ts'
export { type CourseRow, requireCourse, visibleCourse } from './queries.ts'
