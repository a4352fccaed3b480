import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'

export type CardState = 'well' | 'attention' | 'unknown'

type HealthCardProps = { title: string; state: CardState; unknown?: string; children: ReactNode }

/** One part of the site and how it is. `unknown` is what the chip says where that is not known. */
export function HealthCard({ title, state, unknown = 'Not known', children }: HealthCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h3 id={id} className="heading-panel">
          {title}
        </h3>
        {state === 'well' && (
          <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
            Well
          </Chip>
        )}
        {state === 'attention' && (
          <Chip tone="earned" icon={<TriangleAlert size={16} aria-hidden />}>
            Needs attention
          </Chip>
        )}
        {state === 'unknown' && <Chip icon={<CircleHelp size={16} aria-hidden />}>{unknown}</Chip>}
      </div>
      {children}
    </Card>
  )
}

/** Names with what they are, in rows. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-rule">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
