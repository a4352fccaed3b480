import type { LessonCard } from 'contract/lessons'
import { counted } from '#web/ui/counted.ts'
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
  read: 'Read',
  estimate: 'Guess first',
  sort: 'Sort',
  order: 'Put in order',
  spot: 'Spot it',
  work: 'Work it out',
  say: 'Say it aloud',
  do: 'Try it today',
}

/** The button that shows the answer; the other formats have nothing to show. */
const ACTIONS: Partial<Record<CardKind, string>> = {
  estimate: 'Show',
  sort: 'Check',
  order: 'Check',
  spot: 'Check',
  work: 'Work it out',
  say: 'Compare',
}

/** @returns the name of the button that shows a card's answer, or null where there's nothing left to show */
export function actionOf({ kind }: LessonCard, { isShown }: CardState): string | null {
  return isShown ? null : (ACTIONS[kind] ?? null)
}

/** @returns a sentence about what is still to be filled in before the answer is shown, or null */
export function missingOn(card: LessonCard, { picks, texts }: CardState): string | null {
  if (card.kind === 'estimate' && numberFrom(texts[0]) === undefined) return 'Enter your guess first.'
  if (card.kind === 'sort') {
    const left = card.items.filter((_, index) => card.boxes[picks[index] ?? -1] === undefined).length
    return left === 0 ? null : `${counted(left, 'item')} still to sort.`
  }
  if (card.kind === 'spot' && picks.length === 0) return 'Mark at least one part first.'
  if (card.kind === 'work') {
    const left = card.fields.filter((_, index) => numberFrom(texts[index]) === undefined).length
    return left === 0 ? null : `${counted(left, 'number')} still to fill in.`
  }
  return null
}
