import { CHOICE_COUNT } from 'game/quizzes'
import { FORECAST_DAYS, SIGNALS } from 'game/reviews'
import Type, { type Static } from 'typebox'
import { Count, InLanguage, NullableText, RowId, UserId } from './common.ts'
import { SeenAt } from './quizzes.ts'
import { User } from './users.ts'

const Choice = Type.Integer({ minimum: 0, maximum: CHOICE_COUNT - 1 })

/** A day of the member's own zone. */
const DateText = Type.String({ format: 'date' })
const NullableDate = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date' })

const Share = Type.Number({ minimum: 0, maximum: 1 })
const NullableShare = Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 1 })

/** Where a question was taught: a station, a course or a lesson. */
const TaughtIn = Type.Object({ title: Type.String(), href: Type.String() }, { additionalProperties: false })
const NullableTaughtIn = Type.Union([TaughtIn, Type.Null()])

/** A question to answer now. The choices are in the order drawn for today; `index` is what an answer sends. */
export const DueReview = Type.Object(
  {
    quizId: RowId,
    question: Type.String(),
    choices: Type.Array(Type.Object({ index: Choice, text: Type.String() }, { additionalProperties: false }), {
      minItems: CHOICE_COUNT,
      maxItems: CHOICE_COUNT,
    }),
    lesson: NullableTaughtIn,
    updatedAt: Type.Optional(Type.String({ format: 'date-time' })),
    language: InLanguage,
  },
  { additionalProperties: false },
)
export type DueReview = Static<typeof DueReview>

const Forecast = Type.Array(Type.Object({ date: DateText, count: Count }, { additionalProperties: false }), {
  minItems: FORECAST_DAYS,
  maxItems: FORECAST_DAYS,
  description: 'Cards that come back, by day from today on; what is overdue counts today',
})

/** What a member reviews today. */
export const Reviews = Type.Object(
  {
    due: Type.Array(DueReview, { description: 'In the order to answer them; never the right answer' }),
    waiting: Type.Integer({ minimum: 0, description: 'Cards that are due, those beyond the daily limit included' }),
    finishedToday: Type.Boolean(),
    nextDueOn: NullableDate,
    perDay: Count,
    forecast: Forecast,
  },
  { additionalProperties: false },
)
export type Reviews = Static<typeof Reviews>

/** What comes back within the next days, so that it can be reviewed without a connection. */
export const ReviewsAhead = Type.Object(
  {
    due: Type.Array(Type.Object({ ...DueReview.properties, dueOn: DateText }, { additionalProperties: false }), {
      description: 'The soonest first, without what is to be answered today; never the right answer',
    }),
  },
  { additionalProperties: false },
)
export type ReviewsAhead = Static<typeof ReviewsAhead>

const IdInQuery = Type.String({ pattern: '^[1-9][0-9]{0,8}$' })

/** Only what one course, with its lessons, or one station taught. */
export const ReviewsQuery = Type.Object(
  { course: Type.Optional(IdInQuery), mission: Type.Optional(IdInQuery) },
  { additionalProperties: false },
)
export type ReviewsQuery = Static<typeof ReviewsQuery>

/** An answer in a review. `guessed` says that a right one was luck. */
export const ReviewAnswer = Type.Object(
  { quizId: RowId, answer: Choice, guessed: Type.Optional(Type.Boolean()), updatedAt: SeenAt },
  { additionalProperties: false },
)
export type ReviewAnswer = Static<typeof ReviewAnswer>

export const ReviewVerdict = Type.Object(
  {
    correct: Type.Boolean(),
    correctAnswer: Choice,
    explanation: Type.String(),
    nextDueOn: DateText,
    finishedToday: Type.Boolean(),
    pointsEarned: Type.Integer({ minimum: 0, description: 'For the whole day, with the answer that finishes it' }),
    user: User,
  },
  { additionalProperties: false },
)
export type ReviewVerdict = Static<typeof ReviewVerdict>

const Fresh = {
  retrievability: NullableShare,
  signal: Type.Enum([...SIGNALS], {
    description: 'green from 0.9, amber from 0.7, else red; none: nothing learned yet',
  }),
}

/** Something that was learned, by its idea. */
const RememberedIdea = Type.Object(
  {
    idea: Type.String(),
    title: Type.String(),
    met: Type.Integer({ minimum: 0, description: 'How often it was answered' }),
    ...Fresh,
    dueOn: DateText,
    missionId: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    courseId: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    lesson: NullableTaughtIn,
  },
  { additionalProperties: false },
)

/** A station or course. */
const RememberedPlace = Type.Object(
  {
    id: RowId,
    title: Type.String(),
    met: Type.Integer({ minimum: 0, description: 'How many of its ideas were met' }),
    ideas: Type.Integer({ minimum: 0, description: 'How many it has' }),
    ...Fresh,
  },
  { additionalProperties: false },
)
export type RememberedPlace = Static<typeof RememberedPlace>

/** What a member remembers, by idea, station and course. A course counts the ideas of its lessons. */
export const Memory = Type.Object(
  {
    ideas: Type.Array(RememberedIdea),
    missions: Type.Array(RememberedPlace),
    courses: Type.Array(RememberedPlace),
    calendar: Type.Array(Type.Object({ date: DateText, answers: Count }, { additionalProperties: false }), {
      description: 'The last 84 days with at least one answer, oldest first',
    }),
    forecast: Forecast,
  },
  { additionalProperties: false },
)
export type Memory = Static<typeof Memory>

/** A person to turn to: what the member wanted to try, or a challenge to check in. */
const Person = Type.Union([
  Type.Object(
    { kind: Type.Literal('try-it'), source: Type.String(), text: Type.String(), askedOn: DateText },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('challenge'), key: Type.String(), title: Type.String() },
    { additionalProperties: false },
  ),
])

/** The three lines of a day. A line that is null has nothing left today. */
export const Today = Type.Object(
  {
    review: Type.Object({ count: Count, minutes: Count, isDone: Type.Boolean() }, { additionalProperties: false }),
    station: Type.Union([
      Type.Object({ missionId: RowId, title: Type.String() }, { additionalProperties: false }),
      Type.Null(),
    ]),
    isStationDone: Type.Boolean({ description: 'A station or lesson was finished today, or no station is left' }),
    person: Type.Union([Person, Type.Null()]),
    practice: Type.Union([
      Type.Object({ slug: Type.String(), title: Type.String() }, { additionalProperties: false }),
      Type.Null(),
    ]),
    talksDue: Type.Integer({ minimum: 0, description: 'People with whom a next step is due' }),
    firstDays: Type.Boolean({ description: 'Whether your own list of first days is open' }),
    firstDaysToHelp: Type.Integer({
      minimum: 0,
      description: 'How many new members’ lists of first days you see; at most 100',
    }),
    isAllDone: Type.Boolean(),
    needAHand: Type.Integer({ minimum: 0, description: 'How many of the people you brought stand still; at most 10' }),
    wasHelped: Type.Boolean({ description: 'Whether a question waits: did a message of your sponsor help?' }),
  },
  { additionalProperties: false },
)
export type Today = Static<typeof Today>

export const TRY_IT_ANSWERS = ['yes', 'not-yet', 'let-go'] as const

/** *How did it go?* `not-yet` asks again the next day. */
export const TryItAnswer = Type.Object({ answer: Type.Enum([...TRY_IT_ANSWERS]) }, { additionalProperties: false })
export type TryItAnswer = Static<typeof TryItAnswer>

export const TryItParams = Type.Object(
  { id: UserId, source: Type.String({ pattern: '^(?:mission|lesson):[1-9][0-9]{0,8}$' }) },
  { additionalProperties: false },
)

/** What all members together learned. Groups of fewer than 10 members are left out. */
export const LearningFigures = Type.Object(
  {
    months: Type.Array(
      Type.Object(
        {
          month: Type.String({ description: 'Of joining, YYYY-MM' }),
          members: Count,
          answers: Count,
          remembered: Share,
        },
        { additionalProperties: false },
      ),
      {
        description:
          'Of ideas first answered 7 to 14 days ago: the share right at the first review after 7 days, by month of joining',
      },
    ),
    calibration: Type.Array(
      Type.Object({ answers: Count, predicted: Share, observed: Share }, { additionalProperties: false }),
      { maxItems: 10, description: 'Ten bins of the predicted chance; those without answers are left out' },
    ),
    hardest: Type.Array(
      Type.Object(
        {
          quizId: RowId,
          question: Type.String(),
          answered: Count,
          wrong: Count,
          wrongChoice: NullableText,
          wrongChoiceShare: NullableShare,
        },
        { additionalProperties: false },
      ),
      { maxItems: 20, description: 'With the wrong choice that is taken most' },
    ),
    endings: Type.Array(
      Type.Object(
        {
          slug: Type.String(),
          title: Type.String(),
          ending: Type.String({ description: 'The id of the ending' }),
          endingTitle: Type.String({
            description: 'What the ending is called now; its id where the conversation no longer has it',
          }),
          isClear: Type.Boolean(),
          runs: Count,
        },
        { additionalProperties: false },
      ),
      { description: 'Where practice conversations end' },
    ),
  },
  { additionalProperties: false },
)
export type LearningFigures = Static<typeof LearningFigures>
