import { useState } from 'react'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { FirstDaysSkeleton } from './first-days-skeleton.tsx'

const FirstDaysCard = lazyPart(async () => (await import('./first-days-card.tsx')).FirstDaysCard, <FirstDaysSkeleton />)

type FirstDaysPanelProps = {
  isOpen: boolean
  /** On the dashboard, which has no room for the lists of others. */
  isOwnOnly?: boolean
}

/** The first days, where a list is open. It stays to say that it was finished until the screen is left. */
export function FirstDaysPanel({ isOpen, isOwnOnly = false }: FirstDaysPanelProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <FirstDaysCard isOwnOnly={isOwnOnly} />
}
