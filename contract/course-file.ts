import { LESSON_LIMITS } from 'game/lessons'
import Type, { type Static } from 'typebox'
import { NewCourseMaterial } from './course-materials.ts'
import { NewCourse } from './courses.ts'
import { NewLesson } from './lessons.ts'
import { NewQuiz } from './quizzes.ts'

/** How much one file may contain, so that a file is never a way around the rate limits. */
export const COURSE_FILE_LIMITS = { materials: 200, quizzes: 500, lessonQuizzes: 50 } as const

const course = NewCourse.properties
const material = NewCourseMaterial.properties
const lesson = NewLesson.properties
const quiz = NewQuiz.properties

/** A material in a course's file. An upload travels as its title only: `fileUrl` is null. */
export const CourseFileMaterial = Type.Object(
  { title: material.title, type: material.type, description: material.description, fileUrl: material.fileUrl },
  { additionalProperties: false },
)
export type CourseFileMaterial = Static<typeof CourseFileMaterial>

/** A quiz in a course's file. Absent points are the default, as in the quiz form. */
export const CourseFileQuiz = Type.Object(
  {
    question: quiz.question,
    choices: quiz.choices,
    correctAnswer: quiz.correctAnswer,
    explanation: quiz.explanation,
    points: quiz.points,
    idea: quiz.idea,
  },
  { additionalProperties: false },
)
export type CourseFileQuiz = Static<typeof CourseFileQuiz>

export const CourseFileQuizzes = Type.Array(CourseFileQuiz, { maxItems: COURSE_FILE_LIMITS.quizzes })

/** A lesson in a course's file, with its own questions. `text` is its Markdown. */
export const CourseFileLesson = Type.Object(
  {
    title: lesson.title,
    minutes: lesson.minutes,
    objective: lesson.objective,
    text: lesson.content,
    cards: lesson.cards,
    quizzes: Type.Array(CourseFileQuiz, { maxItems: COURSE_FILE_LIMITS.lessonQuizzes }),
    isDraft: lesson.isDraft,
  },
  { additionalProperties: false },
)
export type CourseFileLesson = Static<typeof CourseFileLesson>

/**
 * A whole course as one YAML file, what export writes and import reads; the starter courses are written so, too, but for
 * their lessons, which have files of their own. Export writes every field; in a file by hand the optional ones may be left
 * out or null.
 */
export const CourseFile = Type.Object(
  {
    title: course.title,
    description: course.description,
    category: course.category,
    duration: course.duration,
    videoUrl: course.videoUrl,
    videoAbout: course.videoAbout,
    isPublic: course.isPublic,
    materials: Type.Array(CourseFileMaterial, { maxItems: COURSE_FILE_LIMITS.materials }),
    quizzes: CourseFileQuizzes,
    lessons: Type.Optional(Type.Array(CourseFileLesson, { maxItems: LESSON_LIMITS.perCourse })),
  },
  { additionalProperties: false },
)
export type CourseFile = Static<typeof CourseFile>
