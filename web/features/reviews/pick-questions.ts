import type { Quiz } from 'contract/quizzes'
import { CHOICE_COUNT } from 'game/quizzes'

/** More would be a test. */
const MOST = 3

/** Two or three questions over as many ideas as there are, first those that the member hasn't answered yet. */
export function pickQuestions(quizzes: readonly Quiz[]): Quiz[] {
  const newFirst = quizzes.toSorted((one, other) => Number(isAnswered(one)) - Number(isAnswered(other)))
  const ideas = new Set<string>()
  const firstOfIdea = newFirst.filter(({ id, idea }) => {
    const key = idea ?? String(id)
    return !ideas.has(key) && ideas.add(key)
  })
  const rest = newFirst.filter((quiz) => !firstOfIdea.includes(quiz))
  return [...firstOfIdea, ...rest].slice(0, MOST)
}

/** The right answer is sent only to who has answered. */
function isAnswered({ correctAnswer }: Quiz): boolean {
  return correctAnswer !== undefined
}

/** The places of the choices in a random order (Fisher–Yates). */
export function shuffledPlaces(): number[] {
  const places = Array.from({ length: CHOICE_COUNT }, (_, place) => place)
  for (let last = places.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    const moved = places[other] as number
    places[other] = places[last] as number
    places[last] = moved
  }
  return places
}
