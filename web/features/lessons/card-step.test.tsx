import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { LessonCard } from 'contract/lessons'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UNTOUCHED } from './card-state.ts'
import { CardStep } from './card-step.tsx'
import { startOrder } from './order-start.ts'

function Played({ card, onNext }: { card: LessonCard; onNext: () => void }) {
  const [state, setState] = useState(UNTOUCHED)
  return <CardStep card={card} state={state} onState={setState} nextLabel="Continue" onNext={onNext} />
}

function play(card: LessonCard) {
  const onNext = vi.fn()
  render(<Played card={card} onNext={onNext} />)
  return { onNext, visitor: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const says = (text: string | RegExp) => screen.getByText(text) !== null

describe('a card to read', () => {
  it('goes on at once', async () => {
    const { onNext, visitor } = play({ kind: 'read', text: 'Margins come from **customers**.' })
    expect(screen.getByText('customers').tagName).toBe('STRONG')
    await visitor.click(button('Continue'))
    expect(onNext).toHaveBeenCalledOnce()
  })
})

describe('an estimate', () => {
  const card: LessonCard = {
    kind: 'estimate',
    ask: 'How much comes from outside?',
    unit: 'of 100',
    answer: 20,
    reveal: 'Ask for the figure.',
  }

  it('asks for the guess first, then shows both numbers', async () => {
    const { onNext, visitor } = play(card)
    await visitor.click(button('Show'))
    expect(screen.getByRole('status').textContent).toBe('Enter your guess first.')
    expect(screen.queryByText('Ask for the figure.')).toBeNull()
    await visitor.type(screen.getByLabelText('Your guess (of 100)'), '60{Tab}')
    await visitor.click(button('Show'))
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['60 of 100', '20 of 100'])
    expect(says('Ask for the figure.')).toBe(true)
    expect(onNext).not.toHaveBeenCalled()
    await visitor.click(button('Continue'))
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('shows the number to a member who can’t tell', async () => {
    const { visitor } = play(card)
    await visitor.click(button('I can’t tell'))
    await waitFor(() => expect(document.activeElement).toBe(button('Continue')))
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['20 of 100'])
  })
})

describe('a card to sort', () => {
  const card: LessonCard = {
    kind: 'sort',
    ask: 'Who pays?',
    boxes: ['a customer', 'a member'],
    items: [
      { text: 'A pan sold next door', box: 0 },
      { text: 'A starter set', box: 1, because: 'The new member buys it.' },
    ],
    because: 'Follow the money.',
  }

  it('works by keys alone, says how many are left, and where each belongs', async () => {
    const { visitor } = play(card)
    await visitor.tab()
    await visitor.keyboard(' ')
    await visitor.click(button('Check'))
    expect(screen.getByRole('status').textContent).toBe('1 item still to sort.')
    const second = within(screen.getByRole('radiogroup', { name: 'A starter set' }))
    second.getByRole('radio', { name: 'a customer' }).focus()
    await visitor.keyboard(' ')
    button('Check').focus()
    await visitor.keyboard('{Enter}')
    expect(says('1 of 2 are in the right box.')).toBe(true)
    expect(says('This belongs to: a member. The new member buys it.')).toBe(true)
    expect(document.activeElement).toBe(button('Continue'))
    await visitor.click(button('Try again'))
    await waitFor(() => expect(document.activeElement).toBe(button('Check')))
    await visitor.click(second.getByRole('radio', { name: 'a member' }))
    await visitor.click(button('Check'))
    expect(says('All 2 are in the right box.')).toBe(true)
    expect(says('Follow the money.')).toBe(true)
  })
})

describe('a card to put in order', () => {
  const card: LessonCard = {
    kind: 'order',
    ask: 'What comes first?',
    items: ['Ask', 'Wait', 'Answer'],
    because: 'Ask first.',
  }
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('moves by buttons, which keep the focus, and says where the item stands', async () => {
    const { visitor } = play(card)
    const [first = 0] = startOrder(card.kind === 'order' ? card.items : [])
    const down = screen.getAllByRole('button', { name: 'Move down' })[0]
    down?.focus()
    await visitor.keyboard('{Enter}')
    const name = card.kind === 'order' ? card.items[first] : ''
    expect(items()[1]).toBe(`2${name}`)
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Move down' })[1])
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(`${name}: now number 2 of 3.`)
    expect(screen.getAllByRole('button', { name: 'Move up' })[0]?.getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the right order, and where each item was', async () => {
    const { visitor } = play(card)
    await visitor.click(button('Check'))
    expect(items().map((text) => text?.slice(0, 4))).toEqual(['1Ask', '2Wai', '3Ans'])
    expect(says('Ask first.')).toBe(true)
    expect(screen.queryAllByText(/^You had it at number/).length).toBeGreaterThan(1)
  })
})

describe('a card to spot something', () => {
  const card: LessonCard = {
    kind: 'spot',
    ask: 'What would you ask about?',
    parts: [
      { text: 'Members keep 25 of 100.' },
      { text: 'You must order for 80.', mark: true, because: 'Pay that depends on buying.' },
      { text: 'Paid on the fifteenth.' },
    ],
    because: 'The FTC lists it.',
    source: 'https://consumer.ftc.gov/mlm',
  }

  it('says of each part what it is, and names its source', async () => {
    const { visitor } = play(card)
    await visitor.click(button('Check'))
    expect(screen.getByRole('status').textContent).toBe('Mark at least one part first.')
    screen.getByRole('checkbox', { name: 'Members keep 25 of 100.' }).focus()
    await visitor.keyboard(' ')
    await visitor.click(button('Check'))
    expect(says('Fine as it stands.')).toBe(true)
    expect(says('Worth asking about. Pay that depends on buying.')).toBe(true)
    expect(says('You found 0 of 1 sentence worth asking about.')).toBe(true)
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
    await visitor.click(button('Try again'))
    await visitor.click(screen.getByRole('checkbox', { name: 'You must order for 80.' }))
    await visitor.click(button('Check'))
    expect(says('Well spotted. Pay that depends on buying.')).toBe(true)
  })
})

describe('a card to work out', () => {
  const card: LessonCard = {
    kind: 'work',
    ask: 'What is left of an hour?',
    fields: [
      { id: 'sold', label: 'Sold', unit: 'pans', example: 4 },
      { id: 'margin', label: 'Margin', example: 12.5 },
    ],
    results: [{ id: 'left', label: 'Left', unit: 'in all', of: ['sold', 'margin'], how: 'multiply' }],
    reveal: 'Your hours are not in it yet.',
  }

  it('asks for every number, and computes on with what is typed', async () => {
    const { visitor } = play(card)
    await visitor.type(screen.getByLabelText('Sold (pans)'), '3')
    await visitor.click(button('Work it out'))
    expect(screen.getByRole('status').textContent).toBe('1 number still to fill in.')
    await visitor.click(button('Use the example numbers'))
    await visitor.click(button('Work it out'))
    expect(screen.getByRole('definition').textContent).toBe('50 in all')
    await visitor.clear(screen.getByLabelText('Sold (pans)'))
    expect(screen.getByRole('definition').textContent).toBe('not possible')
    await visitor.type(screen.getByLabelText('Sold (pans)'), '10')
    expect(screen.getByRole('definition').textContent).toBe('125 in all')
    expect(says('Your hours are not in it yet.')).toBe(true)
  })
})

describe('a card to say aloud', () => {
  it('shows a model after one has spoken, and has a kind word for each rating', async () => {
    const { onNext, visitor } = play({
      kind: 'say',
      ask: 'Say what you do, in one breath.',
      model: 'I show people how to keep pans for life.',
      mustHave: ['what it is', 'no promise'],
    })
    expect(screen.queryByText(/^I show people/)).toBeNull()
    await visitor.click(button('Compare'))
    await visitor.click(screen.getByRole('checkbox', { name: 'no promise' }))
    await visitor.click(screen.getByRole('radio', { name: 'Again' }))
    expect(says('Say it once more now. The second time is easier.')).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'no promise' }).checked).toBe(true)
    await visitor.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(says('Good. Now it’s ready for a real conversation.')).toBe(true)
    await visitor.click(button('Continue'))
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('tells a screen reader the model, and then what is said to the rating', async () => {
    const { visitor } = play({
      kind: 'say',
      ask: 'Say what you do, in one breath.',
      model: 'I show people how to keep pans for life.',
      mustHave: ['what it is'],
    })
    // Only what changes in an element that was there before is announced.
    const regions = () => [...document.querySelectorAll('[aria-live]')]
    const before = regions()
    await visitor.click(button('Compare'))
    expect(before.map(({ textContent }) => textContent)).toContain('I show people how to keep pans for life.')
    const compared = regions()
    await visitor.click(screen.getByRole('radio', { name: 'Again' }))
    const words = 'Say it once more now. The second time is easier.'
    expect(compared.map(({ textContent }) => textContent)).toContain(words)
  })
})
