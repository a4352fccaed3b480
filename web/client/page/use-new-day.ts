import { dayIn } from 'game/days'
import { useEffect, useEffectEvent } from 'react'

/** How often a page that is looked at finds out that a day has ended, in milliseconds. */
const EVERY = 60_000

/**
 * Calls `onNewDay` when the member comes or comes back to a page that was filled on an earlier day of their zone, or looks
 * at it while the day ends. Again every minute, until it is filled.
 * @param filledAt milliseconds since 1970; 0 while it isn't filled
 */
export function useNewDay(timeZone: string | null, filledAt: number, onNewDay: () => void): void {
  // A function that every rendering makes anew asks no more often.
  const look = useEffectEvent(() => {
    if (document.hidden || filledAt === 0) return
    if (dayIn(timeZone, Date.now()) !== dayIn(timeZone, filledAt)) onNewDay()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again for another zone or filling
  useEffect(() => {
    const listener = () => look()
    listener()
    const timer = setInterval(listener, EVERY)
    document.addEventListener('visibilitychange', listener)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', listener)
    }
  }, [timeZone, filledAt])
}
