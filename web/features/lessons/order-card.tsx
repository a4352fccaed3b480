import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useLayoutEffect, useState } from 'react'
import { MoveButton } from '#web/ui/move-button.tsx'
import type { CardProps } from './card-props.ts'
import { Conclusion } from './feedback.tsx'
import { startOrder } from './order-start.ts'

type Move = { place: number; by: 1 | -1 }

/** Items to bring into order with two buttons each. `picks` holds the items' written places in the member's order. */
export function OrderCard({ card, state, onState }: CardProps<'order'>) {
  const id = useId()
  const [moved, setMoved] = useState<Move>()
  const order = orderOf(card.items, state.picks)
  useFocusOnMoved(id, moved)
  const move = (index: number, by: 1 | -1) => {
    const place = order[index]
    const other = order[index + by]
    if (place === undefined || other === undefined) return
    onState({ ...state, picks: order.with(index, other).with(index + by, place) })
    setMoved({ place, by })
  }
  const right = order.filter((place, index) => place === index).length
  return (
    <>
      <p className="font-semibold text-lg">{card.ask}</p>
      {state.isShown ? (
        <RightOrder items={card.items} order={order} />
      ) : (
        <ol className="grid gap-2.5">
          {order.map((place, index) => (
            <li
              key={place}
              className="flex items-center gap-2 rounded-card border-2 border-control bg-paper p-2 ps-3.5"
            >
              <span className="min-w-0 flex-1 leading-snug" id={`${id}-${place}`}>
                <span className="me-2 font-bold font-display text-lg">{index + 1}</span>
                {card.items[place]}
              </span>
              <MoveButton
                id={buttonId(id, { place, by: -1 })}
                label="Move up"
                describedBy={`${id}-${place}`}
                atEnd={index === 0}
                onMove={() => move(index, -1)}
              >
                <ArrowUp size={20} aria-hidden />
              </MoveButton>
              <MoveButton
                id={buttonId(id, { place, by: 1 })}
                label="Move down"
                describedBy={`${id}-${place}`}
                atEnd={index === order.length - 1}
                onMove={() => move(index, 1)}
              >
                <ArrowDown size={20} aria-hidden />
              </MoveButton>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {moved && `${card.items[moved.place]}: now number ${order.indexOf(moved.place) + 1} of ${order.length}.`}
      </p>
      <Conclusion shown={state.isShown}>
        <p className="font-semibold">
          {right === order.length ? 'That’s the order.' : `${right} of ${order.length} were in this place.`}
        </p>
        <p>{card.because}</p>
      </Conclusion>
    </>
  )
}

/** The member's order, or the one the card starts with. */
function orderOf(items: readonly string[], picks: readonly number[]): readonly number[] {
  const isWhole = picks.length === items.length && items.every((_, place) => picks.includes(place))
  return isWhole ? picks : startOrder(items)
}

/** An element that moves in the document loses the focus: the button that was pressed gets it back. */
function useFocusOnMoved(id: string, moved: Move | undefined): void {
  useLayoutEffect(() => {
    if (moved) document.getElementById(buttonId(id, moved))?.focus()
  }, [id, moved])
}

function buttonId(id: string, { place, by }: Move): string {
  return `${id}-${place}-${by}`
}

function RightOrder({ items, order }: { items: readonly string[]; order: readonly number[] }) {
  return (
    <ol className="grid gap-2.5">
      {items.map((item, place) => (
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
  )
}
