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
export { raiseCatalogueVersion } from './version.ts'
export { VersionedCache } from './versioned-cache.ts'
