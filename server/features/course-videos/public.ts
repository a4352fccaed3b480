export { personalData } from './personal-data.ts'
export {
  deleteVideosOfDeletedCourses,
  findPlay,
  findVideo,
  readStretches,
  recordPlay,
  removePlay,
} from './queries.ts'
export { ownVideoView } from './view.ts'
