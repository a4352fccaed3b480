import { words } from './words.ts'
import type { WrittenQuestion } from './written-library.ts'

/** Words that often give a choice away, each as a reader who guesses would look for it. */
export const CUES: readonly (readonly [string, RegExp])[] = [
  ['“because”', /\bbecause\b/i],
  ['“so that”', /\bso that\b/i],
  ['an absolute', /\b(always|never|only|nobody|everyone|nothing)\b/i],
  ['“Yes” or “No” at its beginning', /^[“"]?(Yes|No)\b/],
]

/** Words that say nothing about what a question is about. */
const EMPTY = new Set(
  'about after again could might nothin should somebo someth their there these thing things though those what’s where which while whose would'.split(
    ' ',
  ),
)

/** How many questions may hold a word before it stops being a rare one. */
const RARE = 12

export function share(questions: readonly WrittenQuestion[], is: (question: WrittenQuestion) => boolean): number {
  return questions.length === 0 ? 0 : questions.filter(is).length / questions.length
}

export function isRightLongest({ choices, correctAnswer }: WrittenQuestion): boolean {
  const lengths = choices.map((choice) => choice.length)
  return lengths.every((length, index) => index === correctAnswer || length < (lengths[correctAnswer] ?? 0))
}

export function isRightShortest({ choices, correctAnswer }: WrittenQuestion): boolean {
  const lengths = choices.map((choice) => choice.length)
  return lengths.every((length, index) => index === correctAnswer || length > (lengths[correctAnswer] ?? 0))
}

export function isRightLeastPushy({ push = [], correctAnswer }: WrittenQuestion): boolean {
  return push.every((value, index) => index === correctAnswer || value > (push[correctAnswer] ?? 0))
}

/** How many choices of all questions have the cue, and how many of those are right. */
export function cueCount(questions: readonly WrittenQuestion[], cue: RegExp): { all: number; right: number } {
  const right = questions.filter(({ choices, correctAnswer }) => cue.test(choices[correctAnswer] ?? '')).length
  return { all: questions.flatMap(({ choices }) => choices).filter((choice) => cue.test(choice)).length, right }
}

/** The rare words that a question shares with its right choice and with no wrong one. */
export function sharedRareWords(question: WrittenQuestion, questions: readonly WrittenQuestion[]): string[] {
  const right = question.choices[question.correctAnswer] ?? ''
  const wrong = wordStems(question.choices.filter((_, index) => index !== question.correctAnswer).join(' '))
  const asked = wordStems(question.question)
  return [...wordStems(right)].filter(
    (word) => asked.has(word) && !wrong.has(word) && questionsWith(word, questions) <= RARE,
  )
}

function questionsWith(word: string, questions: readonly WrittenQuestion[]): number {
  return questions.filter(({ question, choices }) => wordStems([question, ...choices].join(' ')).has(word)).length
}

/** Words of five letters or more, by their first six letters: “returned” and “returns” are one. */
function wordStems(text: string): Set<string> {
  return new Set(
    words(text)
      .filter((word) => word.length >= 5)
      .map((word) => word.toLowerCase().slice(0, 6))
      .filter((word) => !EMPTY.has(word)),
  )
}
