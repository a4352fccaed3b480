import type { RescueCard } from 'contract/rescues'
import type { RescueAct } from 'game/rescues'
import * as messages from 'messages/rescues'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Standstill } from './standstill.tsx'

/** The id of a card's heading. */
export const headingOf = (cardId: string) => `rescue-${cardId}`

type OneCardProps = {
  card: RescueCard
  isPending: boolean
  onWrite: () => void
  onAct: (act: RescueAct) => void
}

/** One person: what stands still and since when, and what the sponsor may do. */
export function OneCard({ card, isPending, onWrite, onAct }: OneCardProps) {
  const nameId = headingOf(card.id)
  return (
    <Card as="li" aria-labelledby={nameId} className="grid content-between gap-4 bg-sunken">
      <div className="grid gap-1">
        <h3 id={nameId} tabIndex={-1} className="heading-card break-words outline-none">
          {card.name}
        </h3>
        <p>
          <Standstill card={card} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button variant="ink" className="basis-full sm:basis-auto" aria-describedby={nameId} onClick={onWrite}>
          {messages.writeMessage}
        </Button>
        <Button
          className="basis-full sm:basis-auto"
          pending={isPending}
          aria-describedby={nameId}
          onClick={() => onAct('reached_out')}
        >
          {messages.reachedOut}
        </Button>
        <Button pending={isPending} aria-describedby={nameId} onClick={() => onAct('later')}>
          {messages.later}
        </Button>
        <Button pending={isPending} aria-describedby={nameId} onClick={() => onAct('dismiss')}>
          {messages.notThisOne}
        </Button>
      </div>
    </Card>
  )
}
