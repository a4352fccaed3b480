import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what takes the place of a control that was pressed: it takes over the focus, unless the person has it elsewhere.
 * @param isDone whether the control is gone
 */
export function useFocusInPlace<Place extends HTMLElement>(isDone: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (isDone && document.activeElement === document.body) place.current?.focus()
  }, [isDone])
  return place
}
