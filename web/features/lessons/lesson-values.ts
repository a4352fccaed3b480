import type { Lesson, NewLesson } from 'contract/lessons'
import { LESSON_LIMITS } from 'game/lessons'
import type { FormProblem } from 'game/validation'
import { type CardDraft, cardOf, cardProblem, draftOf, parseCards } from './card-draft.ts'

/** The form of a lesson as it's typed. */
export type LessonValues = {
  title: string
  minutes: string
  objective: string
  content: string
  /** JSON of the drafts of its cards: a form compares and stores texts. */
  cards: string
  isDraft: boolean
}

export const EMPTY_LESSON: LessonValues = {
  title: '',
  minutes: '4',
  objective: '',
  content: '',
  cards: '[]',
  isDraft: true,
}

export const LESSON_LABELS: Record<keyof LessonValues, string> = {
  title: 'Title',
  minutes: 'Minutes',
  objective: 'Objective',
  content: 'Text',
  cards: 'Cards',
  isDraft: 'Draft',
}

export function lessonValues({ title, minutes, objective, content, cards, isDraft }: Lesson): LessonValues {
  const drafts = cards.map(draftOf)
  return { title, minutes: String(minutes), objective, content, cards: JSON.stringify(drafts), isDraft }
}

export function cardDrafts({ cards }: LessonValues): CardDraft[] {
  return parseCards(cards)
}

/** The lesson as it's sent. */
export function lessonFrom(values: LessonValues): Required<NewLesson> {
  return {
    title: values.title.trim(),
    minutes: Number(values.minutes),
    objective: values.objective.trim(),
    content: values.content.trim(),
    cards: cardDrafts(values).map(cardOf),
    isDraft: values.isDraft,
  }
}

export type LessonErrors = Partial<Record<keyof LessonValues, string>>

/** What stands in the way of sending a lesson: for the toast and at the fields. Null where nothing does. */
export function checkLesson(values: LessonValues): { problem: FormProblem; errors: LessonErrors } | null {
  const { title, minutes, objective, content } = lessonFrom(values)
  if (title === '' || objective === '' || content === '') {
    return {
      problem: { title: 'Missing Information', message: 'Please fill in title, objective and text' },
      errors: {
        ...(title === '' && { title: 'Enter a title.' }),
        ...(objective === '' && { objective: 'Enter what members can do afterwards.' }),
        ...(content === '' && { content: 'Enter the text.' }),
      },
    }
  }
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > LESSON_LIMITS.minutes) {
    const message = `Enter a whole number from 1 to ${LESSON_LIMITS.minutes}.`
    return { problem: { title: 'Invalid Minutes', message }, errors: { minutes: message } }
  }
  const problems = cardDrafts(values).map((card, index) => cardProblem(card, index + 1))
  const message = problems.find((problem) => problem !== null)
  return message ? { problem: { title: 'Incomplete Card', message }, errors: { cards: message } } : null
}
