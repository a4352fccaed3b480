import type { CourseVideo, OwnCourseVideo } from 'contract/course-videos'
import { type PlayRow, readStretches, type VideoRow } from './queries.ts'

export function videoView({ file_id, course_id, media_type, seconds, size, hasCaptions }: VideoRow): CourseVideo {
  const url = `/videos/${file_id}`
  return {
    id: file_id,
    courseId: course_id,
    url,
    mediaType: media_type,
    seconds,
    size,
    captionsUrl: hasCaptions === 1 ? `${url}/captions.vtt` : null,
  }
}

export function ownVideoView(video: VideoRow | undefined, play: PlayRow | undefined): OwnCourseVideo {
  if (video === undefined) return { video: null }
  const ofThis = play?.file_id === video.file_id ? play : undefined
  const played = (ofThis === undefined ? [] : readStretches(ofThis)).map(([from, to]) => [from, to])
  return { video: { ...videoView(video), played, resumeAt: ofThis?.resume_at ?? 0 } }
}
