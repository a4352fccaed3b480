import { useCallback, useEffect, useRef } from 'react'

/** @returns a function that says whether what asked is still on the page: an answer can come after it has gone */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
