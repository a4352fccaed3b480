/** A card as far as its rules are concerned; the contract says what else each kind has. */
export type CardShape =
  | { readonly kind: 'read' | 'estimate' | 'say' | 'do' }
  | {
      readonly kind: 'sort'
      readonly boxes: readonly string[]
      readonly items: readonly { readonly text: string; readonly box: number }[]
    }
  | { readonly kind: 'order'; readonly items: readonly string[] }
  | { readonly kind: 'spot'; readonly parts: readonly { readonly mark?: true }[] }
  | {
      readonly kind: 'work'
      readonly fields: readonly { readonly id: string }[]
      readonly results: readonly { readonly id: string; readonly of: readonly string[]; readonly how: string }[]
    }

/** `place` is a path into the lesson's cards, such as `[2, 'items', 0, 'box']`; `sentence` ends what `place` begins. */
export type LessonFault = { readonly place: readonly (string | number)[]; readonly sentence: string }

/**
 * What no schema can say about a lesson's cards: places that must exist, names that must differ, and the order of the
 * cards.
 * @returns the first fault, or null
 */
export function lessonFault(cards: readonly CardShape[]): LessonFault | null {
  for (const [index, card] of cards.entries()) {
    if (card.kind === 'do' && index < cards.length - 1) {
      return { place: [index, 'kind'], sentence: 'can be do on the last card only' }
    }
    const fault = cardFault(card)
    if (fault !== null) return { ...fault, place: [index, ...fault.place] }
  }
  return null
}

function cardFault(card: CardShape): LessonFault | null {
  switch (card.kind) {
    case 'sort':
      return sortFault(card)
    case 'order': {
      const twice = firstRepeated(card.items)
      return twice === -1 ? null : { place: ['items', twice], sentence: 'is the same text as an earlier one' }
    }
    case 'spot':
      if (card.parts.some(({ mark }) => mark)) return null
      return { place: ['parts'], sentence: 'must have a part with "mark: true"' }
    case 'work':
      return workFault(card)
    default:
      return null
  }
}

function sortFault({ boxes, items }: Extract<CardShape, { kind: 'sort' }>): LessonFault | null {
  const twiceBox = firstRepeated(boxes)
  if (twiceBox !== -1) return { place: ['boxes', twiceBox], sentence: 'is the same text as an earlier one' }
  const twiceItem = firstRepeated(items.map(({ text }) => text))
  if (twiceItem !== -1) {
    return { place: ['items', twiceItem, 'text'], sentence: 'is the same text as an earlier one' }
  }
  const outside = items.findIndex(({ box }) => box >= boxes.length)
  if (outside === -1) return null
  return { place: ['items', outside, 'box'], sentence: `must be the number of a box, 0 to ${boxes.length - 1}` }
}

function workFault({ fields, results }: Extract<CardShape, { kind: 'work' }>): LessonFault | null {
  const known = new Set<string>()
  for (const [index, { id }] of fields.entries()) {
    if (known.has(id)) return { place: ['fields', index, 'id'], sentence: 'is the id of an earlier field' }
    known.add(id)
  }
  for (const [index, { id, of, how }] of results.entries()) {
    const place = ['results', index]
    const unknown = of.find((name) => !known.has(name))
    if (unknown !== undefined) {
      return { place: [...place, 'of'], sentence: `names "${unknown}", which is no field and no earlier result` }
    }
    if ((how === 'subtract' || how === 'divide') && of.length < 2) {
      return { place: [...place, 'of'], sentence: `must name at least two numbers to ${how}` }
    }
    if (known.has(id)) return { place: [...place, 'id'], sentence: 'is the id of a field or an earlier result' }
    known.add(id)
  }
  return null
}

/** @returns the index of the first text that repeats an earlier one, or -1 */
function firstRepeated(texts: readonly string[]): number {
  const seen = texts.map((text) => text.trim().toLowerCase())
  return seen.findIndex((text, index) => seen.indexOf(text) < index)
}
