import type { Lesson, NewLesson } from 'contract/lessons'
import { LESSON_LIMITS } from 'game/lessons'
import type { FormProblem } from 'game/validation'
import * as messages from 'messages/lesson-form'
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
  title: messages.title,
  minutes: messages.minutesLabel,
  objective: messages.objective,
  content: messages.text,
  cards: messages.cards,
  isDraft: messages.draft,
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

/** Why a lesson can't be sent, for the toast and at the fields. Null where it can. */
export function checkLesson(values: LessonValues): { problem: FormProblem; errors: LessonErrors } | null {
  const { title, minutes, objective, content } = lessonFrom(values)
  if (title === '' || objective === '' || content === '') {
    return {
      problem: { title: messages.missingInformation, message: messages.fillIn },
      errors: {
        ...(title === '' && { title: messages.enterTitle }),
        ...(objective === '' && { objective: messages.enterObjective }),
        ...(content === '' && { content: messages.enterText }),
      },
    }
  }
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > LESSON_LIMITS.minutes) {
    const message = messages.wholeMinutes({ most: LESSON_LIMITS.minutes })
    return { problem: { title: messages.invalidMinutes, message }, errors: { minutes: message } }
  }
  const problems = cardDrafts(values).map((card, index) => cardProblem(card, index + 1))
  const message = problems.find((problem) => problem !== null)
  return message ? { problem: { title: messages.incompleteCard, message }, errors: { cards: message } } : null
}
