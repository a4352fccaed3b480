export {
  ADMINISTRATOR,
  COURSE_COLUMNS,
  type CourseRow,
  requireCourse,
  seesHidden,
  setHasVideo,
  type Viewer,
} from './course-access.ts'
export { finishedPercent } from './finished-percent.ts'
export { CatalogueVersion, raiseCatalogueVersion } from './version.ts'
