import { COURSE_CATEGORIES, COURSE_LIMITS } from 'game/courses'
import { JOURNEY_THEMES, type JourneyTheme } from 'game/journey-themes'
import Type, { type Static } from 'typebox'
import {
  Count,
  IdText,
  InLanguage,
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
  'x-sentence': 'category',
})

const Theme = Type.Unsafe<JourneyTheme | null>({
  enum: [...JOURNEY_THEMES, null],
  description: 'Its scenery, by words of the original title; null: none of its own',
})
const Description = prose(COURSE_LIMITS.description, 'description')
const Duration = Type.Integer({ minimum: 1, maximum: COURSE_LIMITS.durationMinutes })

/** A course as everybody sees it. */
export const Course = Type.Object(
  {
    id: RowId,
    title: Type.String(),
    description: Type.String(),
    category: CourseCategory,
    theme: Theme,
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
    language: InLanguage,
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
  videoAbout: optionalProse(COURSE_LIMITS.videoAbout, 'videoAbout'),
  isPublic: Type.Optional(Type.Boolean({ description: 'Absent: public when created, unchanged when updated' })),
}

/** `x-required` names the message for what is missing or blank. */
const MISSING = { additionalProperties: false, 'x-required': 'titleAndDescription' }

export const NewCourse = Type.Object(written, MISSING)
export type NewCourse = Static<typeof NewCourse>

/** Accepts the whole answer of GET; fields that only the server sets are ignored. `order` moves the course there. */
export const CourseUpdate = Type.Object(
  {
    ...written,
    order: Type.Optional(Type.Integer({ minimum: 1 })),
    updatedAt: ReadAt,
    id: Type.Optional(RowId),
    theme: Type.Optional(Theme),
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
