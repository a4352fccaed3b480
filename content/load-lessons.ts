import { readdir, readFile } from 'node:fs/promises'
import type { LessonCard } from 'contract/lessons'
import { requireLessonFields, type StarterLessonFields } from './lesson-faults.ts'
import { type StarterQuiz, toQuiz } from './load-quizzes.ts'
import { parseYaml } from './parse-yaml.ts'
import { requireIdeas } from './quiz-faults.ts'

/** A lesson as a trainer wrote it. `content` is Markdown and ends with its sources. */
export type StarterLesson = {
  readonly title: string
  readonly minutes: number
  readonly objective: string
  readonly content: string
  readonly cards: readonly LessonCard[]
  readonly isDraft: boolean
  readonly quizzes: readonly StarterQuiz[]
}

const QUIZ_RULES = { count: 4, ideas: 2, wordings: 2 } as const
const MOST_QUIZZES = 6
const CARDS = { fewest: 5, most: 8 } as const

/**
 * The lessons in a course's folder by the numbers that their files begin with.
 * @param place what an error's sentence begins with: the folder's name
 * @throws an Error naming the file and the field when a file is not as the rules want it
 */
export async function loadLessons(place: string, folder: URL): Promise<StarterLesson[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && name !== 'course.yaml')
  const numbers = files.map((file) => numberOf(`${place}/${file}`, file))
  const inOrder = files.toSorted((a, b) => numberOf(a, a) - numberOf(b, b))
  for (const [index, file] of inOrder.entries()) {
    if (!numbers.includes(index + 1)) throw new Error(`${place}/${file}: there is no lesson ${index + 1}`)
  }
  return Promise.all(
    inOrder.map(async (file) => readLesson(`${place}/${file}`, await readFile(new URL(file, folder), 'utf8'))),
  )
}

function numberOf(place: string, file: string): number {
  const [number] = /^[1-9][0-9]?(?=-)/.exec(file) ?? []
  if (number === undefined)
    throw new Error(`${place}: the name must begin with the lesson's number, such as 1-hello.yaml`)
  return Number(number)
}

/** @param sourceWord what stands before a source. @throws an Error as `loadLessons` does */
export function readLesson(place: string, yaml: string, sourceWord = 'Source'): StarterLesson {
  const fields = requireLessonFields(place, parseYaml(place, yaml))
  requireIdeas(place, fields.quizzes, QUIZ_RULES)
  if (fields.quizzes.length > MOST_QUIZZES) {
    throw new Error(`${place}: quizzes: must be ${MOST_QUIZZES} at most, and there are ${fields.quizzes.length}`)
  }
  requireTaughtCards(place, fields.cards)
  return {
    title: fields.title,
    minutes: fields.minutes,
    objective: fields.objective,
    content: contentOf(fields, sourceWord),
    cards: fields.cards,
    isDraft: fields.isDraft ?? false,
    quizzes: fields.quizzes.map(toQuiz),
  }
}

/** A starter lesson lets members do something on every second card, and ends with something to try. */
function requireTaughtCards(place: string, cards: readonly LessonCard[]): void {
  if (cards.length < CARDS.fewest || cards.length > CARDS.most) {
    throw new Error(`${place}: cards: must be ${CARDS.fewest} to ${CARDS.most}, and there are ${cards.length}`)
  }
  if (cards.at(-1)?.kind !== 'do') throw new Error(`${place}: cards ${cards.length}: kind: the last card must be do`)
  const idle = cards.findIndex(({ kind }, index) => kind === 'read' && cards[index + 1]?.kind === 'read')
  if (idle !== -1) throw new Error(`${place}: cards ${idle + 2}: kind: read must not follow read`)
}

function contentOf({ text, sources = [] }: StarterLessonFields, sourceWord: string): string {
  return [text.trim(), ...sources.map(({ title, url }) => `${sourceWord}: [${title}](${url})`)].join('\n\n')
}
