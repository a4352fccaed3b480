import type { TranslatedKind } from 'game/translations'
import { TEXT_PLACES } from 'game/translations'
import * as messages from 'messages/translations'

/**
 * Where a text stands, as a person says and counts it: `cards.2.ask` is `card 3: question`. Entries with an id keep it:
 * `nodes.rent.line` is `scene rent: line`.
 */
export function placeOf(kind: TranslatedKind, path: string): string {
  const steps = path.split('.')
  const pattern = patternOf(kind, steps)
  return steps.reduce((place, step, index) => {
    if (/^\d+$/.test(step)) return `${place} ${Number(step) + 1}`
    if (pattern[index] === '*') return `${place} ${step}`
    return `${place === '' ? '' : `${place}: `}${messages.fieldName({ field: step })}`
  }, '')
}

function patternOf(kind: TranslatedKind, steps: readonly string[]): readonly string[] {
  const fits = (pattern: readonly string[]) =>
    pattern.length === steps.length && pattern.every((each, index) => each === '*' || each === steps[index])
  return TEXT_PLACES[kind].map((place) => place.split('.')).find(fits) ?? steps
}
