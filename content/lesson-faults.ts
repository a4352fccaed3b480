import { CourseFileLesson } from 'contract/course-file'
import { LESSON_CARDS } from 'contract/lessons'
import { lessonFault } from 'game/lesson-faults'
import { LESSON_LIMITS, WORK_OPERATIONS } from 'game/lessons'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Expected, firstFault, oneOf, placeOf } from './first-fault.ts'
import { QUIZ_EXPECTED, StarterQuizFields } from './quiz-faults.ts'

const Source = Type.Object(
  {
    // Brackets would end the link's text.
    title: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\[\\]\\n]+$' }),
    url: Type.String({ pattern: '^https://[^\\s()<>]+$' }),
    checked: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
  },
  { additionalProperties: false },
)

const StarterLessonFields = Type.Object(
  {
    ...CourseFileLesson.properties,
    quizzes: Type.Array(StarterQuizFields),
    sources: Type.Optional(Type.Array(Source)),
  },
  { additionalProperties: false },
)
export type StarterLessonFields = Static<typeof StarterLessonFields>

/** The cards come later, each by its own kind: a fault in a choice of eight schemas would be told eight times. */
const ShellFields = Type.Object(
  { ...StarterLessonFields.properties, cards: Type.Array(Type.Unknown(), { maxItems: LESSON_LIMITS.cards }) },
  { additionalProperties: false },
)
const shellCheck = Compile(ShellFields)

const lessonCheck = Compile(StarterLessonFields)

const LINE = `one line of 1 to ${LESSON_LIMITS.title} characters`
const TEXT = `text of 1 to ${LESSON_LIMITS.cardText} characters`
const ITEM = `text of 1 to ${LESSON_LIMITS.cardItem} characters`
const KEY = 'a short key in small letters, digits and hyphens, such as petrol-cost'

const EXPECTED: Expected = new Map([
  ['title', LINE],
  ['minutes', `a whole number from 1 to ${LESSON_LIMITS.minutes}`],
  ['objective', `text of 1 to ${LESSON_LIMITS.objective} characters`],
  ['text', `Markdown of 1 to ${LESSON_LIMITS.content} characters`],
  ['cards', `a list of at most ${LESSON_LIMITS.cards} cards`],
  ['isDraft', 'true or false'],
  ...QUIZ_EXPECTED,
  ['sources', 'a list'],
  ['sources title', 'one line without [ and ]'],
  ['sources url', 'a link that begins with https:// and has no brackets; write %28 for ( and %29 for )'],
  ['sources checked', 'the day it was read, such as 2026-11-22'],
])

const CARD_EXPECTED: Readonly<Record<string, Expected>> = {
  read: new Map([['text', TEXT]]),
  estimate: new Map([
    ['ask', TEXT],
    ['unit', ITEM],
    ['answer', 'a number'],
    ['reveal', TEXT],
  ]),
  sort: new Map([
    ['ask', TEXT],
    ['boxes', `two to four texts of 1 to ${LESSON_LIMITS.cardItem} characters`],
    ['items', 'a list of two to twelve items'],
    ['items text', ITEM],
    ['items box', 'the number of a box: 0, 1, 2 or 3'],
    ['items because', TEXT],
    ['because', TEXT],
  ]),
  order: new Map([
    ['ask', TEXT],
    ['items', `three to seven texts of 1 to ${LESSON_LIMITS.cardItem} characters`],
    ['because', TEXT],
  ]),
  spot: new Map([
    ['ask', TEXT],
    ['parts', 'a list of two to ten parts'],
    ['parts text', ITEM],
    ['parts mark', 'true, or left out'],
    ['parts because', TEXT],
    ['because', TEXT],
    ['source', ITEM],
  ]),
  work: new Map([
    ['ask', TEXT],
    ['fields', 'a list of one to eight fields'],
    ['fields id', KEY],
    ['fields label', ITEM],
    ['fields unit', ITEM],
    ['fields example', 'a number'],
    ['results', 'a list of one to six results'],
    ['results id', KEY],
    ['results label', ITEM],
    ['results unit', ITEM],
    ['results of', 'a list of one to eight ids of fields and earlier results'],
    ['results how', oneOf(WORK_OPERATIONS)],
    ['reveal', TEXT],
  ]),
  say: new Map([
    ['ask', TEXT],
    ['model', TEXT],
    ['mustHave', `two to six texts of 1 to ${LESSON_LIMITS.cardItem} characters`],
  ]),
  do: new Map([['text', TEXT]]),
}

const cardChecks = new Map(LESSON_CARDS.map((card) => [String(card.properties.kind.const), Compile(card)]))

/** @throws an Error with the place and the first fault */
export function requireLessonFields(place: string, value: unknown): StarterLessonFields {
  if (!shellCheck.Check(value)) throw new Error(`${place}: ${firstFault(shellCheck, value, EXPECTED)}`)
  for (const [index, card] of value.cards.entries()) requireCard(`${place}: cards ${index + 1}`, card)
  // Nothing is left that it could find; it tells the compiler so.
  if (!lessonCheck.Check(value)) throw new Error(`${place}: ${firstFault(lessonCheck, value, EXPECTED)}`)
  const fault = lessonFault(value.cards)
  if (fault !== null) throw new Error(`${place}: ${placeOf(['cards', ...fault.place])}: ${fault.sentence}`)
  return value
}

function requireCard(place: string, card: unknown): void {
  const kind: unknown = typeof card === 'object' && card !== null ? Reflect.get(card, 'kind') : undefined
  const check = cardChecks.get(String(kind))
  if (check === undefined) throw new Error(`${place}: kind: must be ${oneOf([...cardChecks.keys()])}`)
  if (!check.Check(card))
    throw new Error(`${place}: ${firstFault(check, card, CARD_EXPECTED[String(kind)] ?? new Map())}`)
}
