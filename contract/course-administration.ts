import Type, { type Static } from 'typebox'
import { Count, RowId } from './common.ts'

/** A whole course as the text of one YAML file (contract/course-file.ts). */
export const CourseImport = Type.Object(
  {
    yaml: Type.String({
      minLength: 1,
      maxLength: 900_000,
      description: 'The text of a course file, at most 256 KiB in UTF-8',
    }),
  },
  { additionalProperties: false },
)
export type CourseImport = Static<typeof CourseImport>

const HardQuiz = Type.Object(
  { quizId: RowId, question: Type.String(), answered: Count, wrong: Count },
  { additionalProperties: false },
)

/** How a course goes, over all members: those who began it, those who completed it, and what they get wrong most. */
export const CourseStatistics = Type.Object(
  {
    courseId: RowId,
    title: Type.String(),
    started: Count,
    completed: Count,
    hardestQuizzes: Type.Array(HardQuiz, { maxItems: 3 }),
  },
  { additionalProperties: false },
)
export type CourseStatistics = Static<typeof CourseStatistics>

export const CourseStatisticsList = Type.Array(CourseStatistics)
