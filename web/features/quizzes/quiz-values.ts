import type { NewQuiz, Quiz } from 'contract/quizzes'
import { CHOICE_COUNT, pointsFromInput, QUIZ_POINTS } from 'game/quizzes'
import * as messages from 'messages/quiz-form'
import { GENERAL, ownerIds, ownerOf } from './quiz-owners.ts'

/** The quiz form as it is typed. */
export type QuizValues = {
  /** To what it belongs, as `ownerOf` names it. */
  owner: string
  /** A key shared by other wordings of the same thing; may be blank. */
  idea: string
  question: string
  choices: readonly string[]
  /** 0 is A. */
  correctAnswer: number
  explanation: string
  points: string
}

export const EMPTY_QUIZ: QuizValues = {
  owner: GENERAL,
  idea: '',
  question: '',
  choices: Array.from({ length: CHOICE_COUNT }, () => ''),
  correctAnswer: 0,
  explanation: '',
  points: '',
}

export const QUIZ_LABELS: Record<keyof QuizValues, string> = {
  owner: messages.belongsTo,
  idea: messages.idea,
  question: messages.question,
  choices: messages.choices,
  correctAnswer: messages.correctChoice,
  explanation: messages.explanation,
  points: messages.pointsLabel,
}

export function quizValues(quiz: Quiz): QuizValues {
  const { idea, question, choices, correctAnswer, explanation, points } = quiz
  return {
    owner: ownerOf(quiz),
    idea: idea ?? '',
    question,
    choices,
    correctAnswer: correctAnswer ?? 0,
    explanation: explanation ?? '',
    points: String(points),
  }
}

/** The quiz as it is sent: no owner and no idea as null, blank or zero points as the default. */
export function quizFrom(values: QuizValues) {
  return {
    ...ownerIds(values.owner),
    idea: values.idea.trim() || null,
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
  return messages.wholePoints({ least: minimum, most: maximum })
}
