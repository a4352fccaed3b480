import { CHOICE_COUNT, QUIZ_LIMITS, QUIZ_POINTS } from 'game/quizzes'
import Type, { type Static } from 'typebox'
import { IdText, InLanguage, NullableInteger, NullableText, optionalProse, prose, ReadAt, RowId } from './common.ts'
import { User } from './users.ts'

/**
 * A question with four choices. `correctAnswer` and `explanation` are there for administrators, and for a member once
 * they have answered.
 */
export const Quiz = Type.Object(
  {
    id: RowId,
    courseId: NullableInteger,
    lessonId: Type.Optional(NullableInteger),
    missionId: Type.Optional(NullableInteger),
    idea: Type.Optional(NullableText),
    question: Type.String(),
    choices: Type.Array(Type.String(), { minItems: CHOICE_COUNT, maxItems: CHOICE_COUNT }),
    points: Type.Integer({ minimum: QUIZ_POINTS.minimum, maximum: QUIZ_POINTS.maximum }),
    correctAnswer: Type.Optional(Type.Integer({ minimum: 0, maximum: CHOICE_COUNT - 1 })),
    explanation: Type.Optional(Type.String()),
    updatedAt: Type.Optional(Type.String({ format: 'date-time' })),
    language: InLanguage,
  },
  { additionalProperties: false },
)
export type Quiz = Static<typeof Quiz>

export const QuizList = Type.Array(Quiz)

const Answer = Type.Integer({ minimum: 0, maximum: CHOICE_COUNT - 1 })

/** A short key for what a quiz asks about. */
export const Idea = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: QUIZ_LIMITS.idea,
  'x-sentence': 'idea',
})

const written = {
  courseId: Type.Optional(Type.Union([RowId, Type.Null()], { description: 'The course it belongs to' })),
  lessonId: Type.Optional(Type.Union([RowId, Type.Null()], { description: 'Or the lesson' })),
  missionId: Type.Optional(
    Type.Union([RowId, Type.Null()], {
      description: 'Or the mission. Where all three are null or absent: a general quiz',
    }),
  ),
  idea: Type.Optional(
    Type.Union([Idea, Type.Null()], { description: 'Quizzes with one idea are wordings of one thing' }),
  ),
  question: prose(QUIZ_LIMITS.question, 'question'),
  choices: Type.Array(prose(QUIZ_LIMITS.choice, 'choices'), {
    minItems: CHOICE_COUNT,
    maxItems: CHOICE_COUNT,
    'x-sentence': 'choices',
  }),
  correctAnswer: Answer,
  explanation: optionalProse(QUIZ_LIMITS.explanation, 'explanation'),
  points: Type.Optional(Type.Integer({ minimum: QUIZ_POINTS.minimum, maximum: QUIZ_POINTS.maximum })),
}

const MISSING = { additionalProperties: false, 'x-required': 'quiz' }

export const NewQuiz = Type.Object(written, MISSING)
export type NewQuiz = Static<typeof NewQuiz>

/** Accepts the whole answer of GET. */
export const QuizUpdate = Type.Object({ ...written, id: Type.Optional(RowId), updatedAt: ReadAt }, MISSING)
export type QuizUpdate = Static<typeof QuizUpdate>

/** The `updatedAt` of the question that the member saw. If it's absent, the answer is accepted whatever has changed since. */
export const SeenAt = Type.Optional(Type.String({ format: 'date-time' }))

export const QuizAnswer = Type.Object(
  { quizId: RowId, answer: Answer, updatedAt: SeenAt },
  { additionalProperties: false },
)
export type QuizAnswer = Static<typeof QuizAnswer>

export const QuizVerdict = Type.Object(
  {
    correct: Type.Boolean(),
    user: User,
    correctAnswer: Answer,
    explanation: Type.String(),
    pointsEarned: Type.Integer({ minimum: 0, description: '0 when it was right before' }),
  },
  { additionalProperties: false },
)
export type QuizVerdict = Static<typeof QuizVerdict>

export const QuizParams = Type.Object({ id: IdText }, { additionalProperties: false })
