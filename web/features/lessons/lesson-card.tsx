import type { LessonCard as Card } from 'contract/lessons'
import { Markdown } from '#web/ui/markdown.tsx'
import type { CardProps } from './card-props.ts'
import type { CardState } from './card-state.ts'
import { EstimateCard } from './estimate-card.tsx'
import { OrderCard } from './order-card.tsx'
import { SayCard } from './say-card.tsx'
import { SortCard } from './sort-card.tsx'
import { SpotCard } from './spot-card.tsx'
import { WorkCard } from './work-card.tsx'

type LessonCardProps = { card: Card; state: CardState; onState: (state: CardState) => void }

/** What stands on one card, by its format. */
export function LessonCard({ card, ...props }: LessonCardProps) {
  switch (card.kind) {
    case 'read':
      return <ReadCard card={card} />
    case 'do':
      return <DoCard card={card} />
    case 'estimate':
      return <EstimateCard card={card} {...props} />
    case 'sort':
      return <SortCard card={card} {...props} />
    case 'order':
      return <OrderCard card={card} {...props} />
    case 'spot':
      return <SpotCard card={card} {...props} />
    case 'work':
      return <WorkCard card={card} {...props} />
    case 'say':
      return <SayCard card={card} {...props} />
  }
}

function ReadCard({ card }: Pick<CardProps<'read'>, 'card'>) {
  return <Markdown content={card.text} level={3} />
}

/** What to try with a person, off the screen. */
function DoCard({ card }: Pick<CardProps<'do'>, 'card'>) {
  return (
    <div className="rounded-card border-2 border-control border-dashed p-4 sm:px-6 sm:py-5">
      <Markdown content={card.text} level={3} />
    </div>
  )
}
