export {
  ADMINISTRATOR,
  COURSE_COLUMNS,
  type CourseRow,
  requireCourse,
  seesHidden,
  type Viewer,
} from './course-access.ts'
export { CatalogueVersion, raiseCatalogueVersion } from './version.ts'
