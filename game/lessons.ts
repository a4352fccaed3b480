export const LESSON_LIMITS = {
  title: 120,
  objective: 300,
  /** Characters of Markdown. */
  content: 20_000,
  minutes: 60,
  /** Lessons in a course. */
  perCourse: 50,
  /** Cards in a lesson. */
  cards: 20,
  /** Characters of any one text on a card. */
  cardText: 600,
  /** Characters of a short text on a card: a box, an item, a label. */
  cardItem: 200,
} as const

/** What a result of a work-it-out card does with the numbers it's made of, from left to right. */
export const WORK_OPERATIONS = ['add', 'subtract', 'multiply', 'divide'] as const
export type WorkOperation = (typeof WORK_OPERATIONS)[number]
