import { dayIn } from 'game/days'
import { useEffect } from 'react'

/**
 * Calls `onNewDay` when the member comes back to a page that was filled on an earlier day of their zone.
 * @param filledAt milliseconds since 1970; 0 while it isn't filled
 */
export function useNewDay(timeZone: string | null, filledAt: number, onNewDay: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden || filledAt === 0) return
      if (dayIn(timeZone, Date.now()) !== dayIn(timeZone, filledAt)) onNewDay()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [timeZone, filledAt, onNewDay])
}
