import { CourseFile, CourseFileMaterial, CourseFileQuizzes } from 'contract/course-file'
import { COURSE_CATEGORIES, COURSE_LIMITS, MATERIAL_TYPES } from 'game/courses'
import { QUIZ_LIMITS, QUIZ_POINTS } from 'game/quizzes'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

const StarterMaterialFields = Type.Object(
  { ...CourseFileMaterial.properties, file: Type.Optional(Type.String({ pattern: '^materials/[a-z0-9-]+\\.pdf$' })) },
  { additionalProperties: false },
)

/** What a starter course's file holds: a course file whose materials may be documents that come with the product. */
const StarterCourseFields = Type.Object(
  { ...CourseFile.properties, materials: Type.Array(StarterMaterialFields) },
  { additionalProperties: false },
)
export type StarterCourseFields = Static<typeof StarterCourseFields>

const QuizList = Type.Object({ quizzes: CourseFileQuizzes }, { additionalProperties: false })
export type QuizList = Static<typeof QuizList>

export const courseCheck = Compile(StarterCourseFields)
export const quizListCheck = Compile(QuizList)

/** What a field must be, in the words a trainer reads when it is wrong. */
const EXPECTED = new Map<string, string>([
  ['title', `one line of 1 to ${COURSE_LIMITS.title} characters`],
  ['description', `text of 1 to ${COURSE_LIMITS.description} characters`],
  ['category', oneOf(COURSE_CATEGORIES)],
  ['duration', `minutes, a whole number from 1 to ${COURSE_LIMITS.durationMinutes}, or null`],
  ['videoUrl', 'a link that begins with https://, or null'],
  ['isPublic', 'true or false'],
  ['materials', 'a list; [] is an empty one'],
  ['materials title', `one line of 1 to ${COURSE_LIMITS.title} characters`],
  ['materials type', oneOf(MATERIAL_TYPES)],
  ['materials description', 'text of at most 500 characters'],
  ['materials fileUrl', 'a link that begins with https://'],
  ['materials file', 'a PDF in the folder materials, such as materials/checklist.pdf'],
  ['quizzes', 'a list; [] is an empty one'],
  ['quizzes question', `text of 1 to ${QUIZ_LIMITS.question} characters`],
  ['quizzes choices', `four texts of 1 to ${QUIZ_LIMITS.choice} characters`],
  ['quizzes correctAnswer', 'the number of the right choice: 0, 1, 2 or 3'],
  ['quizzes explanation', `text of at most ${QUIZ_LIMITS.explanation} characters`],
  ['quizzes points', `a whole number from ${QUIZ_POINTS.minimum} to ${QUIZ_POINTS.maximum}`],
])

type Check = typeof courseCheck | typeof quizListCheck

/** @returns the first thing that is wrong with it as place and sentence, such as `quizzes 2: points: must be …` */
export function firstFault(check: Check, value: unknown): string {
  const [fault] = check.Errors(value)
  const path = fault?.instancePath.split('/').slice(1) ?? []
  if (fault?.keyword === 'required') path.push(fault.params.requiredProperties[0] ?? '')
  const [field, position, inner] = path
  if (field === undefined) return 'must be fields, one a line, such as "title: My course"'
  const list = EXPECTED.has(field) && position !== undefined ? `${field} ${Number(position) + 1}` : field
  if (inner === undefined && position !== undefined) return `${list}: must be fields, one a line`
  const expected = EXPECTED.get(inner === undefined ? field : `${field} ${inner}`)
  const place = inner === undefined ? list : `${list}: ${inner}`
  return expected === undefined ? `${place}: is not a field here` : `${place}: must be ${expected}`
}

function oneOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
