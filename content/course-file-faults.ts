import { CourseFile, CourseFileMaterial } from 'contract/course-file'
import { COURSE_CATEGORIES, COURSE_LIMITS, MATERIAL_TYPES } from 'game/courses'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Expected, firstFault, oneOf } from './first-fault.ts'
import { QUIZ_EXPECTED, StarterQuizFields } from './quiz-faults.ts'

const StarterMaterialFields = Type.Object(
  { ...CourseFileMaterial.properties, file: Type.Optional(Type.String({ pattern: '^materials/[a-z0-9-]+\\.pdf$' })) },
  { additionalProperties: false },
)

const { lessons: _, ...fields } = CourseFile.properties

/**
 * What a starter course's file holds: a course file whose materials may be documents that come with the product. Its
 * lessons are in files of their own.
 */
const StarterCourseFields = Type.Object(
  { ...fields, materials: Type.Array(StarterMaterialFields), quizzes: Type.Array(StarterQuizFields) },
  { additionalProperties: false },
)
export type StarterCourseFields = Static<typeof StarterCourseFields>

const courseCheck = Compile(StarterCourseFields)

const EXPECTED: Expected = new Map([
  ['title', `one line of 1 to ${COURSE_LIMITS.title} characters`],
  ['description', `text of 1 to ${COURSE_LIMITS.description} characters`],
  ['category', oneOf(COURSE_CATEGORIES)],
  ['duration', `minutes, a whole number from 1 to ${COURSE_LIMITS.durationMinutes}, or null`],
  ['videoUrl', 'a link that begins with https://, or null'],
  ['videoAbout', `text of at most ${COURSE_LIMITS.videoAbout} characters, or null`],
  ['isPublic', 'true or false'],
  ['materials', 'a list; [] is an empty one'],
  ['materials title', `one line of 1 to ${COURSE_LIMITS.title} characters`],
  ['materials type', oneOf(MATERIAL_TYPES)],
  ['materials description', 'text of at most 500 characters'],
  ['materials fileUrl', 'a link that begins with https://'],
  ['materials file', 'a PDF in the folder materials, such as materials/checklist.pdf'],
  ...QUIZ_EXPECTED,
])

/** @throws an Error with the place and the first fault */
export function requireCourseFields(place: string, value: unknown): StarterCourseFields {
  if (!courseCheck.Check(value)) throw new Error(`${place}: ${firstFault(courseCheck, value, EXPECTED)}`)
  return value
}
