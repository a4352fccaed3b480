import { BACKLOG, ratingOf } from 'game/reviews'
import { type CardMemory, cardAfter } from '../../server/features/reviews/memory-model.ts'

/** When one item comes back. */
export type Card = {
  dueDay: number
  answered: (day: number, answer: { correct: boolean; guessed: boolean }) => void
}

export type Schedule = {
  /** New items wait while more cards than this are due. */
  backlog: number
  card: (day: number, answer: { correct: boolean; guessed: boolean }) => Card
}

const NEVER = Number.POSITIVE_INFINITY

export const NONE: Schedule = {
  backlog: NEVER,
  card: () => ({ dueDay: NEVER, answered: () => undefined }),
}

const STEPS = [1, 3, 7, 21]

/** So many days after learning, as a wall calendar says; a review that comes late doesn't move the others. */
export const FIXED: Schedule = {
  backlog: NEVER,
  card: (learnedOn) => {
    let step = 0
    const card: Card = {
      dueDay: learnedOn + (STEPS[0] ?? NEVER),
      answered: (day) => {
        step++
        card.dueDay = Math.max(day + 1, learnedOn + (STEPS[step] ?? NEVER))
      },
    }
    return card
  },
}

/** What the product does, with its own functions. */
export const OURS: Schedule = {
  backlog: BACKLOG,
  card: (learnedOn, first) => {
    let memory: CardMemory = cardAfter(null, ratingOf({ ...first, guessed: false }), learnedOn, 0.9)
    const card: Card = {
      dueDay: memory.due_day,
      answered: (day, answer) => {
        memory = cardAfter(memory, ratingOf(answer), day, 0.9)
        card.dueDay = memory.due_day
      },
    }
    return card
  },
}
