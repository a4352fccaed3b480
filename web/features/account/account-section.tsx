import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type AccountSectionProps = {
  /** Where a link may lead to it. */
  id: string
  title: string
  /** A sentence on what this is. */
  about?: ReactNode
  children: ReactNode
}

/** One matter of the account page, saved by itself. */
export function AccountSection({ id, title, about, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <Card id={id} aria-labelledby={titleId} className="grid scroll-mt-20 content-start gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="heading-panel">
          {title}
        </h2>
        {about && <p className="text-ink-soft">{about}</p>}
      </div>
      {children}
    </Card>
  )
}
