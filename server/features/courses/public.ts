export { CatalogueVersion, noteCatalogueChange } from './catalogue.ts'
export { type CourseRow, requireCourse, seesHidden, type Viewer } from './queries.ts'
