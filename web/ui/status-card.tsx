import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import * as messages from 'messages/ui'
import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { Chip } from './chip.tsx'

export type CardStatus = 'well' | 'attention' | 'unknown'

type StatusCardProps = { title: string; status: CardStatus; unknown?: string; children: ReactNode }

/** One part of the site and its status. `unknown` is the text of its chip when the status isn't known. */
export function StatusCard({ title, status, unknown = messages.notKnown, children }: StatusCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h3 id={id} className="heading-panel">
          {title}
        </h3>
        {status === 'well' && (
          <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
            {messages.ok}
          </Chip>
        )}
        {status === 'attention' && (
          <Chip tone="earned" icon={<TriangleAlert size={16} aria-hidden />}>
            {messages.needsAttention}
          </Chip>
        )}
        {status === 'unknown' && <Chip icon={<CircleHelp size={16} aria-hidden />}>{unknown}</Chip>}
      </div>
      {children}
    </Card>
  )
}
