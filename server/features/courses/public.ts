export { CatalogueVersion, noteCatalogueChange } from './catalogue.ts'
export { ADMINISTRATOR, type CourseRow, requireCourse, seesHidden, type Viewer } from './queries.ts'
