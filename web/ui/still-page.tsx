import { useLayoutEffect } from 'react'

/**
 * While it is there the page behind does not scroll, and does not move either: the room of its scroll bar is kept
 * (base.css). Radix's own way injects a style element, which the content security policy refuses.
 */
export function StillPage() {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
    page.dataset.still = ''
    return () => {
      delete page.dataset.still
    }
  }, [])
  return null
}
