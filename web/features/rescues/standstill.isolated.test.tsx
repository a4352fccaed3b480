import { render, screen } from '@testing-library/react'
import type { RescueCard } from 'contract/rescues'
import { expect, it, vi } from 'vitest'
import { Standstill } from './standstill.tsx'

// Formats are kept with the zone in which they were made, so this file needs modules of its own.
it.each(['Pacific/Auckland', 'Pacific/Tongatapu', 'Pacific/Honolulu'])(
  'a streak ended on the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const card: RescueCard = { id: 'c', name: 'Ada', cause: 'streak', since: '2026-03-02T00:00:00.000Z', days: 7 }
    render(<Standstill card={card} />)
    expect(screen.getByText('Mar 1, 2026').getAttribute('datetime')).toBe('2026-03-01')
  },
)
