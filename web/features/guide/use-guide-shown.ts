import { useRef, useState } from 'react'

const key = (memberId: string) => `guide-seen:${memberId}`

/**
 * Whether the member sees the guide: until they have watched it once or sent it away, in this browser.
 * Watched to its end it stays for this visit of the page.
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
      // The button that had the focus goes with the guide.
      document.getElementById('main')?.focus({ preventScroll: true })
    },
    bringBack: () => {
      setShown(true)
      // Once it is drawn: the focus brings it into view.
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
    // A browser that keeps nothing shows the guide again next time, which does no harm.
  }
}
