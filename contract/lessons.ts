import { LESSON_LIMITS, WORK_OPERATIONS } from 'game/lessons'
import Type, { type Static } from 'typebox'
import { IdText, InLanguage, prose, ReadAt, RowId, Title, UserId } from './common.ts'
import { CourseProgressResult } from './course-progress.ts'

const Text = prose(LESSON_LIMITS.cardText, 'cardText')
const Item = prose(LESSON_LIMITS.cardItem, 'cardItem')
const Key = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })

/** A short text to read, as Markdown. */
const ReadCard = Type.Object({ kind: Type.Literal('read'), text: Text }, { additionalProperties: false })

/** The member guesses a number, then sees what is known. Never marked wrong. */
const EstimateCard = Type.Object(
  {
    kind: Type.Literal('estimate'),
    ask: Text,
    unit: Item,
    answer: Type.Optional(Type.Number({ description: 'Where the number is known' })),
    reveal: Text,
  },
  { additionalProperties: false },
)

/** Each item belongs in one of two to four boxes. */
const SortCard = Type.Object(
  {
    kind: Type.Literal('sort'),
    ask: Text,
    boxes: Type.Array(Item, { minItems: 2, maxItems: 4 }),
    items: Type.Array(
      Type.Object(
        { text: Item, box: Type.Integer({ minimum: 0, maximum: 3 }), because: Type.Optional(Text) },
        { additionalProperties: false },
      ),
      { minItems: 2, maxItems: 12 },
    ),
    because: Type.Optional(Text),
  },
  { additionalProperties: false },
)

/** The items are in the right order here; the member sees them in another. */
const OrderCard = Type.Object(
  { kind: Type.Literal('order'), ask: Text, items: Type.Array(Item, { minItems: 3, maxItems: 7 }), because: Text },
  { additionalProperties: false },
)

/** The member marks the parts of a text that a careful person would ask about: those with `mark`. */
const SpotCard = Type.Object(
  {
    kind: Type.Literal('spot'),
    ask: Text,
    parts: Type.Array(
      Type.Object(
        { text: Item, mark: Type.Optional(Type.Literal(true)), because: Type.Optional(Text) },
        { additionalProperties: false },
      ),
      { minItems: 2, maxItems: 10 },
    ),
    because: Text,
    source: Type.Optional(Item),
  },
  { additionalProperties: false },
)

/**
 * Numbers that the member fills in, and the results computed from them. A result may use fields and earlier results.
 */
const WorkCard = Type.Object(
  {
    kind: Type.Literal('work'),
    ask: Text,
    fields: Type.Array(
      Type.Object(
        { id: Key, label: Item, unit: Type.Optional(Item), example: Type.Number() },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 8 },
    ),
    results: Type.Array(
      Type.Object(
        {
          id: Key,
          label: Item,
          unit: Type.Optional(Item),
          of: Type.Array(Key, { minItems: 1, maxItems: 8 }),
          how: Type.Enum([...WORK_OPERATIONS]),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 6 },
    ),
    reveal: Text,
  },
  { additionalProperties: false },
)

/** A sentence to say aloud and to compare with what it must have. */
const SayCard = Type.Object(
  { kind: Type.Literal('say'), ask: Text, model: Text, mustHave: Type.Array(Item, { minItems: 2, maxItems: 6 }) },
  { additionalProperties: false },
)

/** What to try today, with a person. The last card of a lesson. */
const DoCard = Type.Object({ kind: Type.Literal('do'), text: Text }, { additionalProperties: false })

/** One schema for each kind of card. */
export const LESSON_CARDS = [ReadCard, EstimateCard, SortCard, OrderCard, SpotCard, WorkCard, SayCard, DoCard] as const
export type LessonCard = Static<(typeof LESSON_CARDS)[number]>

/** One step of a lesson, told apart by its kind. Says so to the compiler of schemas, so that a fault is told of one kind. */
export const LessonCard = Type.Unsafe<LessonCard>({
  type: 'object',
  discriminator: { propertyName: 'kind' },
  oneOf: LESSON_CARDS,
})

const Minutes = Type.Integer({ minimum: 1, maximum: LESSON_LIMITS.minutes })

const summary = {
  id: RowId,
  courseId: RowId,
  position: Type.Integer({ minimum: 1, description: 'Its place in the course, 1 to n without gaps' }),
  title: Type.String(),
  minutes: Minutes,
  objective: Type.String({ description: 'What a member can do afterwards' }),
  isDraft: Type.Boolean({ description: 'Only administrators see drafts' }),
  updatedAt: Type.String({ format: 'date-time' }),
  language: InLanguage,
}

/** A lesson in a course's list. `isFinished` is the caller's own. */
export const LessonSummary = Type.Object({ ...summary, isFinished: Type.Boolean() }, { additionalProperties: false })
export type LessonSummary = Static<typeof LessonSummary>

export const LessonList = Type.Array(LessonSummary)

/** A lesson with its text and cards. */
export const Lesson = Type.Object(
  {
    ...summary,
    isFinished: Type.Boolean(),
    content: Type.String({ description: 'Markdown' }),
    cards: Type.Array(LessonCard),
  },
  { additionalProperties: false },
)
export type Lesson = Static<typeof Lesson>

const written = {
  title: Title,
  minutes: Minutes,
  objective: prose(LESSON_LIMITS.objective, 'objective'),
  content: prose(LESSON_LIMITS.content, 'lessonText'),
  cards: Type.Array(LessonCard, { maxItems: LESSON_LIMITS.cards }),
  isDraft: Type.Optional(Type.Boolean({ description: 'Absent: not a draft when created, unchanged when updated' })),
}

const MISSING = { additionalProperties: false, 'x-required': 'lesson' }

export const NewLesson = Type.Object(written, MISSING)
export type NewLesson = Static<typeof NewLesson>

/** Accepts the whole answer of GET. `position` moves the lesson there. */
export const LessonUpdate = Type.Object(
  {
    ...written,
    position: Type.Optional(Type.Integer({ minimum: 1 })),
    updatedAt: ReadAt,
    id: Type.Optional(RowId),
    courseId: Type.Optional(RowId),
    isFinished: Type.Optional(Type.Boolean()),
  },
  MISSING,
)
export type LessonUpdate = Static<typeof LessonUpdate>

/** After finishing a lesson: the course's record, what it paid, and the user with the new percents. */
export const LessonResult = Type.Object(
  { lessonId: RowId, course: CourseProgressResult },
  { additionalProperties: false },
)
export type LessonResult = Static<typeof LessonResult>

export const LessonIdParams = Type.Object({ lessonId: IdText }, { additionalProperties: false })
export const LessonParams = Type.Object({ id: IdText }, { additionalProperties: false })
export const CourseLessonParams = Type.Object({ courseId: IdText, lessonId: IdText }, { additionalProperties: false })
export const OwnLessonParams = Type.Object({ id: UserId, lessonId: IdText }, { additionalProperties: false })
