import * as messages from 'messages/missions'
import { useEffect, useRef, useState } from 'react'

/** A line along the top of the window that fills while the article it stands in is read. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null)
  const [percent, setPercent] = useState(0)

  useEffect(() => {
    const article = line.current?.closest('article')
    if (!article) return
    const measure = () => setPercent(percentRead(article.getBoundingClientRect(), window.innerHeight))
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [])

  return (
    <div
      ref={line}
      role="progressbar"
      aria-label={messages.readingProgress}
      aria-valuenow={percent}
      className="sticky top-0 z-10 h-1.5 bg-rule"
    >
      <div className="h-full overflow-x-clip">
        <div className="h-full bg-signal" style={{ transform: `translateX(calc(var(--flow) * ${percent - 100}%))` }}>
          <span className="absolute -top-1.5 end-0 size-4.5 rounded-full border-5 border-signal bg-card" />
        </div>
      </div>
    </div>
  )
}

/**
 * How much of a text has come past the lower edge of the window.
 * @param article its place against the window, in pixels
 * @returns a whole number from 0, before anything has been scrolled, to 100
 */
export function percentRead(article: Pick<DOMRect, 'top' | 'height'>, windowHeight: number): number {
  const hidden = article.height - windowHeight
  if (hidden <= 0) return 100
  return Math.round(Math.min(1, Math.max(0, -article.top / hidden)) * 100)
}
