import { useEffect, useState } from 'react'

/** How long the page is left to its first screen before anything is fetched ahead, in milliseconds. */
const FIRST_SCREEN_MS = 2_500

/** @returns whether the page has had time for what is seen first */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), FIRST_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
