import type { NewQuiz, Quiz } from 'contract/quizzes'
import { CHOICE_COUNT, pointsFromInput, QUIZ_POINTS } from 'game/quizzes'

/** The quiz form as it is typed. */
export type QuizValues = {
  /** A course's id, or `GENERAL`. */
  courseId: string
  question: string
  choices: readonly string[]
  /** 0 is A. */
  correctAnswer: number
  explanation: string
  points: string
}

/** Stands for no course; it is sent as null. */
export const GENERAL = 'general'

export const EMPTY_QUIZ: QuizValues = {
  courseId: GENERAL,
  question: '',
  choices: Array.from({ length: CHOICE_COUNT }, () => ''),
  correctAnswer: 0,
  explanation: '',
  points: '',
}

export const QUIZ_LABELS: Record<keyof QuizValues, string> = {
  courseId: 'Course',
  question: 'Question',
  choices: 'Choices',
  correctAnswer: 'Correct answer',
  explanation: 'Explanation',
  points: 'Points',
}

export function quizValues({ courseId, question, choices, correctAnswer, explanation, points }: Quiz): QuizValues {
  return {
    courseId: courseId === null ? GENERAL : String(courseId),
    question,
    choices,
    correctAnswer: correctAnswer ?? 0,
    explanation: explanation ?? '',
    points: String(points),
  }
}

/** The quiz as it is sent: no course as null, blank or zero points as the default. */
export function quizFrom(values: QuizValues) {
  return {
    courseId: values.courseId === GENERAL ? null : Number(values.courseId),
    question: values.question.trim(),
    choices: values.choices.map((choice) => choice.trim()),
    correctAnswer: values.correctAnswer,
    explanation: values.explanation.trim(),
    points: pointsFromInput(values.points),
  } satisfies NewQuiz
}

/** @returns what is wrong with the points, or null */
export function checkPoints(values: QuizValues): string | null {
  const { points } = quizFrom(values)
  const { minimum, maximum } = QUIZ_POINTS
  if (Number.isInteger(points) && points >= minimum && points <= maximum) return null
  return `Points must be a whole number from ${minimum} to ${maximum}.`
}
