import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { buttonClass } from '#web/ui/button.tsx'
import type { CardProps } from './card-props.ts'
import { Conclusion } from './feedback.tsx'
import { startOrder } from './order-start.ts'

type Move = { place: number; by: 1 | -1 }

/** Items to bring into order with two buttons each. `picks` holds the items' written places in the member's order. */
export function OrderCard({ card, state, onState }: CardProps<'order'>) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<Move>()
  const order = orderOf(card.items, state.picks)
  useFocusOnMoved(list, moved)
  const move = (index: number, by: 1 | -1) => {
    const place = order[index]
    const other = order[index + by]
    if (place === undefined || other === undefined) return
    onState({ ...state, picks: order.with(index, other).with(index + by, place) })
    setMoved({ place, by })
  }
  if (state.isShown) return <RightOrder card={card} order={order} />
  return (
    <>
      <p className="font-semibold text-lg">{card.ask}</p>
      <ol ref={list} className="grid gap-2.5">
        {order.map((place, index) => (
          <li key={place} className="flex items-center gap-2 rounded-card border-2 border-control bg-paper p-2 ps-3.5">
            <span className="min-w-0 flex-1 leading-snug" id={`order-${place}`}>
              <span className="me-2 font-bold font-display text-lg">{index + 1}</span>
              {card.items[place]}
            </span>
            <MoveItem name="up" place={place} isAtEnd={index === 0} onMove={() => move(index, -1)} />
            <MoveItem name="down" place={place} isAtEnd={index === order.length - 1} onMove={() => move(index, 1)} />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved && `${card.items[moved.place]}: now number ${order.indexOf(moved.place) + 1} of ${order.length}.`}
      </p>
    </>
  )
}

/** The member's order, or the one the card starts with. */
function orderOf(items: readonly string[], picks: readonly number[]): readonly number[] {
  const isWhole = picks.length === items.length && items.every((_, place) => picks.includes(place))
  return isWhole ? picks : startOrder(items)
}

type MoveItemProps = { name: 'up' | 'down'; place: number; isAtEnd: boolean; onMove: () => void }

/** At the end it can still be reached: a button that is disabled when pressed would lose the keyboard's place. */
function MoveItem({ name, place, isAtEnd, onMove }: MoveItemProps) {
  const Icon = name === 'up' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      aria-label={`Move ${name}`}
      aria-describedby={`order-${place}`}
      aria-disabled={isAtEnd || undefined}
      data-move={`${place}:${name === 'up' ? -1 : 1}`}
      onClick={() => !isAtEnd && onMove()}
      className={buttonClass({ size: 'icon', className: 'aria-disabled:border-rule aria-disabled:text-ink-soft' })}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}

/** An element that moves in the document loses the focus: the button that was pressed gets it back. */
function useFocusOnMoved(list: { current: HTMLElement | null }, moved: Move | undefined): void {
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.place}:${moved.by}"]`)?.focus()
  }, [list, moved])
}

function RightOrder({ card, order }: Pick<CardProps<'order'>, 'card'> & { order: readonly number[] }) {
  const right = order.filter((place, index) => place === index).length
  return (
    <>
      <p className="font-semibold text-lg">{card.ask}</p>
      <ol className="grid gap-2.5">
        {card.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
          <li key={place} className="rounded-card border-2 border-done bg-done-tint px-3.5 py-2.5 leading-snug">
            <span className="me-2 font-bold font-display text-lg">{place + 1}</span>
            {item}
            {order[place] !== place && (
              <span className="block text-ink-soft text-sm">You had it at number {order.indexOf(place) + 1}.</span>
            )}
          </li>
        ))}
      </ol>
      <Conclusion>
        <p className="font-semibold">
          {right === order.length ? 'That’s the order.' : `${right} of ${order.length} were in this place.`}
        </p>
        <p>{card.because}</p>
      </Conclusion>
    </>
  )
}
