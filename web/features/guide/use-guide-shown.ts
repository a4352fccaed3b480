import { useRef, useState } from 'react'

const key = (memberId: string) => `guide-seen:${memberId}`

/**
 * Whether the guide is shown: until the member has watched it once or dismissed it, in this browser. After it was
 * watched it stays until the page is left.
 */
export function useGuideShown(memberId: string) {
  const [isShown, setShown] = useState(() => !isSeen(memberId))
  const place = useRef<HTMLElement>(null)
  return {
    isShown,
    /** Where the guide is, to bring the person there. */
    place,
    remember: () => keep(memberId),
    dismiss: () => {
      keep(memberId)
      setShown(false)
      // The button that had the focus disappears with the guide.
      document.getElementById('main')?.focus({ preventScroll: true })
    },
    bringBack: () => {
      setShown(true)
      // Once it's rendered: the focus scrolls it into view.
      requestAnimationFrame(() => place.current?.focus())
    },
  }
}

function isSeen(memberId: string): boolean {
  try {
    return localStorage.getItem(key(memberId)) !== null
  } catch {
    return false
  }
}

function keep(memberId: string): void {
  try {
    localStorage.setItem(key(memberId), 'true')
  } catch {
    // A browser without storage shows the guide again next time, which does no harm.
  }
}
