import type { LessonCard } from 'contract/lessons'
import * as messages from 'messages/lessons'
import type { CardKind } from './card-props.ts'
import type { CardState } from './card-state.ts'
import { numberFrom } from './work-results.ts'

/** The formats in the order in which they're offered. */
export const CARD_KINDS = [
  'read',
  'estimate',
  'sort',
  'order',
  'spot',
  'work',
  'say',
  'do',
] as const satisfies readonly CardKind[]

/** What each format is called above a card and in the editor. */
export const FORMAT_NAMES: Record<CardKind, string> = {
  read: messages.formatRead,
  estimate: messages.formatEstimate,
  sort: messages.formatSort,
  order: messages.formatOrder,
  spot: messages.formatSpot,
  work: messages.formatWork,
  say: messages.formatSay,
  do: messages.formatDo,
}

/** The button that shows the answer; the other formats have nothing to show. */
const ACTIONS: Partial<Record<CardKind, string>> = {
  estimate: messages.show,
  sort: messages.check,
  order: messages.check,
  spot: messages.check,
  work: messages.workOut,
  say: messages.compare,
}

/** @returns the name of the button that shows a card's answer, or null where there's nothing left to show */
export function actionOf({ kind }: LessonCard, { isShown }: CardState): string | null {
  return isShown ? null : (ACTIONS[kind] ?? null)
}

/** @returns a sentence about what is still to be filled in before the answer is shown, or null */
export function missingOn(card: LessonCard, { picks, texts }: CardState): string | null {
  if (card.kind === 'estimate' && numberFrom(texts[0]) === undefined) return messages.guessFirst
  if (card.kind === 'sort') {
    const left = card.items.filter((_, index) => card.boxes[picks[index] ?? -1] === undefined).length
    return left === 0 ? null : messages.stillToSort({ count: left })
  }
  if (card.kind === 'spot' && picks.length === 0) return messages.markOne
  if (card.kind === 'work') {
    const left = card.fields.filter((_, index) => numberFrom(texts[index]) === undefined).length
    return left === 0 ? null : messages.stillToFillIn({ count: left })
  }
  return null
}
