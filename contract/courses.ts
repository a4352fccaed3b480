import { COURSE_CATEGORIES, COURSE_LIMITS } from 'game/courses'
import Type, { type Static } from 'typebox'
import {
  Count,
  IdText,
  Link,
  NullableInteger,
  NullableText,
  optionalProse,
  prose,
  ReadAt,
  RowId,
  Title,
} from './common.ts'

const CourseCategory = Type.Enum([...COURSE_CATEGORIES], {
  'x-sentence': 'The category must be training, bonus or daily-challenge',
})

const Description = prose(COURSE_LIMITS.description, 'The description holds signs that nobody can see')
const Duration = Type.Integer({ minimum: 1, maximum: COURSE_LIMITS.durationMinutes })

/** A course as everybody sees it. */
export const Course = Type.Object(
  {
    id: RowId,
    title: Type.String(),
    description: Type.String(),
    category: CourseCategory,
    duration: NullableInteger,
    videoUrl: NullableText,
    videoAbout: NullableText,
    hasOwnVideo: Type.Boolean({ description: 'A video that this site plays; then videoUrl is not shown' }),
    isPublic: Type.Boolean(),
    order: Type.Integer({ minimum: 1, description: 'Its place in the list, 1 to n without gaps' }),
    materialTitles: Type.Array(Type.String(), { maxItems: 3, description: 'The first three' }),
    materialCount: Count,
    quizCount: Count,
    lessonCount: Type.Integer({ minimum: 0, description: 'Without drafts' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
)
export type Course = Static<typeof Course>

export const CourseList = Type.Array(Course)

const written = {
  title: Title,
  description: Description,
  category: CourseCategory,
  duration: Type.Optional(Type.Union([Duration, Type.Null()])),
  videoUrl: Type.Optional(Type.Union([Link, Type.Null()])),
  videoAbout: optionalProse(COURSE_LIMITS.videoAbout, 'What the video is holds signs that nobody can see'),
  isPublic: Type.Optional(Type.Boolean({ description: 'Absent: public when created, unchanged when updated' })),
}

/** `x-required` is the sentence for what is missing or blank. */
const MISSING = { additionalProperties: false, 'x-required': 'Please fill in title and description' }

export const NewCourse = Type.Object(written, MISSING)
export type NewCourse = Static<typeof NewCourse>

/** Takes back whatever GET gave: what only the server decides is ignored. `order` moves the course there. */
export const CourseUpdate = Type.Object(
  {
    ...written,
    order: Type.Optional(Type.Integer({ minimum: 1 })),
    updatedAt: ReadAt,
    id: Type.Optional(RowId),
    materialTitles: Type.Optional(Type.Array(Type.String())),
    materialCount: Type.Optional(Count),
    quizCount: Type.Optional(Count),
    lessonCount: Type.Optional(Count),
    hasOwnVideo: Type.Optional(Type.Boolean()),
  },
  MISSING,
)
export type CourseUpdate = Static<typeof CourseUpdate>

export const CourseParams = Type.Object({ id: IdText }, { additionalProperties: false })
export const CourseIdParams = Type.Object({ courseId: IdText }, { additionalProperties: false })
