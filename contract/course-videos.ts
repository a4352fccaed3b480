import { VIDEO_LIMITS } from 'game/videos'
import Type, { type Static } from 'typebox'
import { IdText, NullableText, RowId } from './common.ts'
import { CourseProgressResult } from './course-progress.ts'

const FileId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

const Second = Type.Integer({ minimum: 0, maximum: VIDEO_LIMITS.seconds })

/** `[from, to]` in whole seconds of the video; the end isn't part of it. */
const Stretch = Type.Array(Second, { minItems: 2, maxItems: 2 })

const video = {
  id: FileId,
  courseId: RowId,
  url: Type.String({ description: 'Answers range requests' }),
  mediaType: Type.String({ description: 'video/mp4 or video/webm' }),
  seconds: Type.Integer({ minimum: 1, maximum: VIDEO_LIMITS.seconds }),
  size: Type.Integer({ minimum: 1, description: 'In bytes' }),
  captionsUrl: NullableText,
}

/** A course's own video: a file that this site plays, as opposed to a link elsewhere. */
export const CourseVideo = Type.Object(video, { additionalProperties: false })
export type CourseVideo = Static<typeof CourseVideo>

/** The same for a member, with the parts they played; null where the course has no uploaded video. */
export const OwnCourseVideo = Type.Object(
  {
    video: Type.Union([
      Type.Object(
        {
          ...video,
          played: Type.Array(Stretch, { description: 'In order, without overlaps' }),
          resumeAt: Type.Integer({ minimum: 0, description: 'The second at which the member stopped' }),
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
  },
  { additionalProperties: false },
)
export type OwnCourseVideo = Static<typeof OwnCourseVideo>

/**
 * What was played. A first report that is empty, or claims more than there was time to play, counts nothing; from then on
 * time is measured.
 */
export const PlayedReport = Type.Object(
  {
    videoId: FileId,
    stretches: Type.Array(Stretch, { maxItems: VIDEO_LIMITS.stretches }),
    at: Type.Optional(Type.Integer({ minimum: 0, maximum: VIDEO_LIMITS.seconds, description: 'Where to resume' })),
  },
  { additionalProperties: false },
)
export type PlayedReport = Static<typeof PlayedReport>

export const PlayedResult = Type.Object(
  { played: Type.Array(Stretch), course: CourseProgressResult },
  { additionalProperties: false },
)
export type PlayedResult = Static<typeof PlayedResult>

/** The fields of the form with a video; all are text, as forms send them. */
export const VideoUpload = Type.Object(
  { courseId: IdText, file: Type.String({ format: 'binary', description: 'mp4 or webm' }) },
  { additionalProperties: false },
)
export type VideoUpload = Static<typeof VideoUpload>

export const CaptionsUpdate = Type.Object(
  {
    captions: Type.Union([Type.String({ minLength: 1, maxLength: VIDEO_LIMITS.captions }), Type.Null()], {
      description: 'The text of a WebVTT file; null removes the captions',
    }),
  },
  { additionalProperties: false },
)
export type CaptionsUpdate = Static<typeof CaptionsUpdate>

export const VideoParams = Type.Object({ id: FileId }, { additionalProperties: false })
