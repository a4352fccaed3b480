import { type RefObject, useLayoutEffect } from 'react'

/** Where a part goes away with the focus in it, hands the focus on to something that stays: else it would be on nothing. */
export function useFocusAfter(part: RefObject<HTMLElement | null>, next: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) next.current?.focus()
    }
  }, [part, next])
}
