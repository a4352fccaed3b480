import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Moves the keyboard, once what was just changed is drawn: to what a press has opened, or back to what opened a form or
 * a dialog that is gone.
 */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => setTimeout(() => document.getElementById(id)?.focus()))
}

/** The same for what stands in for a control that goes away, unless the person has the focus elsewhere. */
export function focusInPlaceSoon(id: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => document.activeElement === document.body && document.getElementById(id)?.focus()),
  )
}

/** Moves the keyboard to the first field with an error. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

/** Where a part goes away with the focus in it, hands the focus on to something that stays: else it would be on nothing. */
export function useFocusAfter(part: RefObject<HTMLElement | null>, next: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) next.current?.focus()
    }
  }, [part, next])
}

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
