import { useEffect, useState } from 'react'

/** How long a screen is left to itself before anything is fetched ahead, in milliseconds. */
const FIRST_SCREEN_MS = 1_500

/** Until when a busy page is waited for, in milliseconds after that. */
const LONGEST_WAIT = 2_000

/**
 * Calls `act` once the screen has had time for itself and the page is idle.
 * @param after how much time, in milliseconds
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void, after = FIRST_SCREEN_MS): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // WebKit has no requestIdleCallback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(act, { timeout: LONGEST_WAIT })
    else act()
  }, after)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

/** @returns whether the page has been idle since the component was mounted, not counting the first `after` milliseconds */
export function useWasIdle(after?: number): boolean {
  const [wasIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), after), [after])
  return wasIdle
}

/**
 * Whether to fetch what the person may never open: not where they save data. Nor without a connection, because a browser
 * may remember a script that it couldn't fetch.
 */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return navigator.onLine && connection?.saveData !== true
}
