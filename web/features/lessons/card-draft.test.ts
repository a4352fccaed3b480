import type { LessonCard } from 'contract/lessons'
import { describe, expect, it } from 'vitest'
import { cardOf, cardProblem, draftOf, emptyCard } from './card-draft.ts'
import { CARD_KINDS } from './formats.ts'

const CARDS: LessonCard[] = [
  { kind: 'read', text: 'Margins come from customers.' },
  { kind: 'estimate', ask: 'How much?', unit: 'of 100', answer: 12.5, reveal: 'Ask.' },
  { kind: 'estimate', ask: 'How much?', unit: 'of 100', reveal: 'Nobody knows.' },
  {
    kind: 'sort',
    ask: 'Who pays?',
    boxes: ['a customer', 'a member'],
    items: [
      { text: 'A pan', box: 0 },
      { text: 'A starter set', box: 1, because: 'The member buys it.' },
    ],
    because: 'Follow the money.',
  },
  { kind: 'order', ask: 'What first?', items: ['Ask', 'Wait', 'Answer'], because: 'Ask first.' },
  {
    kind: 'spot',
    ask: 'What would you ask?',
    parts: [{ text: 'You must order.', mark: true, because: 'Required.' }, { text: 'Paid on the fifteenth.' }],
    because: 'It is a warning sign.',
    source: 'FTC',
  },
  {
    kind: 'work',
    ask: 'What is left?',
    fields: [
      { id: 'sold', label: 'Sold', unit: 'pans', example: 3 },
      { id: 'margin', label: 'Margin', example: 2.5 },
    ],
    results: [{ id: 'left', label: 'Left', of: ['sold', 'margin'], how: 'multiply' }],
    reveal: 'Hours come next.',
  },
  { kind: 'say', ask: 'Say it.', model: 'I show people pans.', mustHave: ['what it is', 'no promise'] },
  { kind: 'do', text: 'Ask one person.' },
]

describe('a card in the editor', () => {
  it.each(CARDS.map((card) => [card.kind, card] as const))('comes out as it went in: %s', (_, card) => {
    const draft = draftOf(card, 0)
    expect(cardOf(draft)).toEqual(card)
    expect(cardProblem(draft, 1)).toBeNull()
  })

  it.each(CARD_KINDS)('says what is missing while it is empty: %s', (kind) => {
    expect(cardProblem(emptyCard(kind, 0), 2)).toMatch(/^Card 2 \(.+\): fill in “.+”\.$/)
  })

  it('names the row in which something is missing or is no number', () => {
    const work = draftOf(CARDS[6] ?? { kind: 'do', text: '' }, 0)
    const [first = {}, second = {}] = work.rows.fields ?? []
    const typed = { ...work, rows: { ...work.rows, fields: [first, { ...second, example: 'two' }] } }
    expect(cardProblem(typed, 3)).toBe('Card 3 (Work it out): fill in “Example” of number 2.')
  })
})
