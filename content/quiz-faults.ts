import { CourseFileQuiz } from 'contract/course-file'
import { CHOICE_COUNT, QUIZ_LIMITS, QUIZ_POINTS } from 'game/quizzes'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Expected, firstFault } from './first-fault.ts'

/** How pushy a choice can be: 0 is not at all. */
const PUSH_MAX = 3

const Push = Type.Integer({ minimum: 0, maximum: PUSH_MAX })

/** A quiz as it is written here: `push` says of each choice how pushy it is, for the tests of the texts. */
export const StarterQuizFields = Type.Object(
  {
    ...CourseFileQuiz.properties,
    push: Type.Optional(Type.Array(Push, { minItems: CHOICE_COUNT, maxItems: CHOICE_COUNT })),
  },
  { additionalProperties: false },
)
export type StarterQuizFields = Static<typeof StarterQuizFields>

const QuizList = Type.Object({ quizzes: Type.Array(StarterQuizFields) }, { additionalProperties: false })
const quizListCheck = Compile(QuizList)

export const QUIZ_EXPECTED: Expected = new Map([
  ['quizzes', 'a list; [] is an empty one'],
  ['quizzes question', `text of 1 to ${QUIZ_LIMITS.question} characters`],
  ['quizzes choices', `four texts of 1 to ${QUIZ_LIMITS.choice} characters`],
  ['quizzes correctAnswer', 'the number of the right choice: 0, 1, 2 or 3'],
  ['quizzes explanation', `text of at most ${QUIZ_LIMITS.explanation} characters`],
  ['quizzes points', `a whole number from ${QUIZ_POINTS.minimum} to ${QUIZ_POINTS.maximum}`],
  ['quizzes idea', 'a short key in small letters, digits and hyphens, such as required-purchase'],
  ['quizzes push', `four whole numbers from 0 to ${PUSH_MAX}, one for each choice`],
])

/** @throws an Error with the place and the first fault */
export function requireQuizList(place: string, quizzes: unknown): StarterQuizFields[] {
  const list = { quizzes }
  if (!quizListCheck.Check(list)) throw new Error(`${place}: ${firstFault(quizListCheck, list, QUIZ_EXPECTED)}`)
  return list.quizzes
}

/** How many questions there must be, over how many ideas, and how many wordings each idea needs. */
export type QuizRules = { readonly count: number; readonly ideas: number; readonly wordings: number }

/** @throws an Error with the place, when a question has no idea or a rule isn't kept */
export function requireIdeas(
  place: string,
  quizzes: readonly { readonly idea?: string | null }[],
  rules: QuizRules,
): void {
  const wordings = new Map<string, number>()
  for (const [index, { idea }] of quizzes.entries()) {
    if (!idea) throw new Error(`${place}: quizzes ${index + 1}: idea: must be ${QUIZ_EXPECTED.get('quizzes idea')}`)
    wordings.set(idea, (wordings.get(idea) ?? 0) + 1)
  }
  if (quizzes.length < rules.count) {
    throw new Error(`${place}: quizzes: must be ${rules.count} or more, and there are ${quizzes.length}`)
  }
  if (wordings.size < rules.ideas) {
    throw new Error(`${place}: quizzes: must be over ${rules.ideas} ideas or more, and there are ${wordings.size}`)
  }
  for (const [idea, count] of wordings) {
    if (count < rules.wordings) {
      throw new Error(`${place}: quizzes: the idea ${idea} needs ${rules.wordings} wordings, and there is ${count}`)
    }
  }
}
