import type { RescueCard } from 'contract/rescues'
import type { RescueAct } from 'game/rescues'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Standstill } from './standstill.tsx'

type OneCardProps = {
  card: RescueCard
  isPending: boolean
  onWrite: () => void
  onAct: (act: RescueAct) => void
}

/** One person: what stands still and since when, and what the sponsor may do. */
export function OneCard({ card, isPending, onWrite, onAct }: OneCardProps) {
  const nameId = `rescue-${card.id}`
  return (
    <Card as="li" aria-labelledby={nameId} className="grid content-between gap-4 bg-sunken">
      <div className="grid gap-1">
        <h3 id={nameId} className="heading-card break-words">
          {card.name}
        </h3>
        <p>
          <Standstill card={card} />
        </p>
      </div>
      <div className="grid gap-2 min-[26rem]:grid-cols-2">
        <Button variant="ink" aria-describedby={nameId} onClick={onWrite}>
          Write a message
        </Button>
        <Button pending={isPending} aria-describedby={nameId} onClick={() => onAct('reached_out')}>
          I reached out
        </Button>
        <Button pending={isPending} aria-describedby={nameId} onClick={() => onAct('later')}>
          Later
        </Button>
        <Button pending={isPending} aria-describedby={nameId} onClick={() => onAct('dismiss')}>
          Not this one
        </Button>
      </div>
    </Card>
  )
}
