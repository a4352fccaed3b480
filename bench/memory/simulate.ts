import type { Item, MemoryModel } from './learners.ts'
import { randomFrom } from './random.ts'
import type { Card, Schedule } from './schedules.ts'

const ITEMS = 100
const NEW_A_DAY = 5
const REVIEWS_A_DAY = 10
const HERE = 0.6
const LUCKY = 0.25
const HONEST = 0.6
const MEASURED = [7, 30, 90] as const

/** Long enough for the last item's 90th day. */
const DAYS = 300

export type Outcome = {
  /** The mean chance of recalling an item so many days after it was learned, before any review of that day. */
  recall: Record<(typeof MEASURED)[number], number>
  /** Reviews of an item in the 90 days after it was learned. */
  reviews: number
  /** How many of the 100 items were learned early enough to be measured. */
  learned: number
}

type Learned = { item: Item; card: Card; learnedOn: number; reviews: number }

/** The same learners under each schedule. */
export function simulate(memory: MemoryModel, schedule: Schedule, learners: number): Outcome {
  const sums = { 7: 0, 30: 0, 90: 0 }
  let [items, reviews] = [0, 0]
  for (let number = 0; number < learners; number++) {
    for (const learned of oneLearner(memory, schedule, number, sums)) {
      items++
      reviews += learned.reviews
    }
  }
  const recall = { 7: sums[7] / items, 30: sums[30] / items, 90: sums[90] / items }
  return { recall, reviews: reviews / items, learned: items / learners }
}

function oneLearner(memory: MemoryModel, schedule: Schedule, seed: number, sums: Outcome['recall']): Learned[] {
  const random = randomFrom(seed)
  const makeItem = memory.learner(random)
  const all: Learned[] = []
  for (let day = 0; day < DAYS; day++) {
    for (const { item, learnedOn } of all) {
      const age = MEASURED.find((each) => each === day - learnedOn)
      if (age !== undefined && learnedOn + 90 < DAYS) sums[age] += item.recall(day)
    }
    if (random() >= HERE) continue
    const due = all.filter(({ card }) => card.dueDay <= day).sort((a, b) => a.card.dueDay - b.card.dueDay)
    for (const learned of due.slice(0, REVIEWS_A_DAY)) {
      const answer = answerTo(learned.item, day, random)
      learned.item.meet(day, answer.known)
      learned.card.answered(day, answer)
      if (day - learned.learnedOn <= 90) learned.reviews++
    }
    const waiting = Math.max(0, due.length - REVIEWS_A_DAY)
    for (let count = 0; count < NEW_A_DAY && all.length < ITEMS && waiting <= schedule.backlog; count++) {
      const item = makeItem()
      item.meet(day, false)
      // Asked right after it was read: three of four know it.
      const card = schedule.card(day, { correct: random() < 0.75, guessed: false })
      all.push({ item, card, learnedOn: day, reviews: 0 })
    }
  }
  return all.filter(({ learnedOn }) => learnedOn + 90 < DAYS)
}

function answerTo(item: Item, day: number, random: () => number) {
  const known = random() < item.recall(day)
  const lucky = !known && random() < LUCKY
  return { known, correct: known || lucky, guessed: lucky && random() < HONEST }
}
