import { ArrowDown, ArrowUp } from 'lucide-react'
import * as messages from 'messages/lessons'
import { useId, useState } from 'react'
import { MoveButton } from '#web/ui/move-button.tsx'
import type { CardProps } from './card-props.ts'
import { Conclusion } from './feedback.tsx'
import { startOrder } from './order-start.ts'

/** Items to bring into order with two buttons each. `picks` holds the items' written places in the member's order. */
export function OrderCard({ card, state, onState }: CardProps<'order'>) {
  const id = useId()
  const [moved, setMoved] = useState<number>()
  const order = orderOf(card.items, state.picks)
  const move = (index: number, by: 1 | -1) => {
    const place = order[index]
    const other = order[index + by]
    if (place === undefined || other === undefined) return
    onState({ ...state, picks: order.with(index, other).with(index + by, place) })
    setMoved(place)
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
                label={messages.moveUp}
                describedBy={`${id}-${place}`}
                atEnd={index === 0}
                onMove={() => move(index, -1)}
              >
                <ArrowUp size={20} aria-hidden />
              </MoveButton>
              <MoveButton
                label={messages.moveDown}
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
        {moved !== undefined &&
          messages.nowNumber({ item: card.items[moved] ?? '', number: order.indexOf(moved) + 1, total: order.length })}
      </p>
      <Conclusion shown={state.isShown}>
        <p className="font-semibold">
          {right === order.length ? messages.rightOrder : messages.inPlace({ right, total: order.length })}
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

function RightOrder({ items, order }: { items: readonly string[]; order: readonly number[] }) {
  return (
    <ol className="grid gap-2.5">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
        <li key={place} className="rounded-card border-2 border-done bg-done-tint px-3.5 py-2.5 leading-snug">
          <span className="me-2 font-bold font-display text-lg">{place + 1}</span>
          {item}
          {order[place] !== place && (
            <span className="block text-ink-soft text-sm">
              {messages.hadItAt({ number: order.indexOf(place) + 1 })}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
