import { ConversationScript } from 'contract/conversation-script'
import { NewCourseMaterial } from 'contract/course-materials'
import { NewCourse } from 'contract/courses'
import { NewLesson } from 'contract/lessons'
import { MissionUpdate } from 'contract/missions'
import { NewQuiz } from 'contract/quizzes'
import { IncomeDisclosureUpdate, MarketingFigureUpdate } from 'contract/site-texts'
import { TEXT_PLACES, type Texts, type TranslatedKind, textsOf, withTexts } from 'game/translations'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Sentence } from '#server/refusal.ts'

const course = NewCourse.properties
const material = NewCourseMaterial.properties
const lesson = NewLesson.properties
const quiz = NewQuiz.properties
const mission = MissionUpdate.properties
const figure = MarketingFigureUpdate.properties

/** What an original is held to, so is its translation. */
const SCHEMAS = {
  mission: Type.Object({ title: mission.title, description: mission.description, content: mission.content }),
  course: Type.Object({ title: course.title, description: course.description, videoAbout: course.videoAbout }),
  material: Type.Object({ title: material.title, description: material.description }),
  lesson: Type.Object({
    title: lesson.title,
    objective: lesson.objective,
    content: lesson.content,
    cards: lesson.cards,
  }),
  quiz: Type.Object({ question: quiz.question, choices: quiz.choices, explanation: quiz.explanation }),
  conversation: ConversationScript,
  'site-text': Type.Object({ text: IncomeDisclosureUpdate.properties.text }),
  figure: Type.Object({ value: figure.value, label: figure.label }),
} as const satisfies Record<TranslatedKind, unknown>

type Check = Pick<ReturnType<typeof Compile>, 'Check' | 'Errors'>

/** Made when they are first needed: compiling all takes some milliseconds. */
const checks = new Map<TranslatedKind, Check>()

function checkFor(kind: TranslatedKind): Check {
  const check = checks.get(kind) ?? (Compile(SCHEMAS[kind]) as Check)
  checks.set(kind, check)
  return check
}

/**
 * What is wrong with the texts of a translation, with the place of the first fault: one for each text of the original, none
 * besides, each as long as it may be there.
 */
export function faultOf(kind: TranslatedKind, original: object, texts: Texts): Sentence | null {
  const expected = textsOf(original, TEXT_PLACES[kind])
  for (const path of Object.keys(texts)) {
    if (!Object.hasOwn(expected, path)) return ({ translations }) => translations.noSuchText({ place: path })
  }
  for (const path of Object.keys(expected)) {
    if ((texts[path] ?? '').trim() === '') return ({ translations }) => translations.blank({ place: path })
  }
  const check = checkFor(kind)
  const translated = withTexts(original, TEXT_PLACES[kind], texts)
  if (check.Check(translated)) return kind === 'figure' ? faultOfNumbers(expected, texts) : null
  const [fault] = check.Errors(translated)
  const place = fault?.instancePath.split('/').slice(1).join('.') ?? ''
  const limit: unknown = fault?.keyword === 'maxLength' ? Reflect.get(fault.params, 'limit') : undefined
  return ({ translations }) =>
    limit === undefined ? translations.unseen({ place }) : translations.tooLong({ place, limit: String(limit) })
}

/** A figure's tick and source are the original's, so its translation must not state another number beside them. */
function faultOfNumbers({ value: original = '' }: Texts, { value: translated = '' }: Texts): Sentence | null {
  const numbers = numbersIn(original)
  if (numbers.length === 0 || numbers.join() === numbersIn(translated).join()) return null
  return ({ translations }) => translations.otherNumbers({ place: 'value' })
}

/** The numbers of a text in ASCII digits, without what separates thousands, and with a point before decimals. */
function numbersIn(text: string): string[] {
  const ascii = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, toAscii)
  const grouped = ascii
    .replaceAll(/(?<=\d)[.,'’\u066c\s](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d)[,\u066b](?=\d)/g, '.')
  return grouped.match(/\d+(?:\.\d+)*/g) ?? []
}

/** In Unicode, the ten digits of a script stand in their order, and nothing that is a digit stands before them. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
