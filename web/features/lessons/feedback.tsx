import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'

type NoteProps = { right: boolean; children: ReactNode }

/** The feedback for one item after the check. A wrong answer is shown as something to learn from, not as an error. */
export function Note({ right, children }: NoteProps) {
  const Icon = right ? Check : ArrowRight
  return (
    <p className="flex gap-2 pt-1">
      <Icon
        size={20}
        strokeWidth={3}
        className={right ? 'mt-0.5 shrink-0 text-done' : 'mt-0.5 shrink-0 text-sky rtl:-scale-x-100'}
        aria-hidden
      />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

type ConclusionProps = { shown: boolean; children: ReactNode }

/**
 * The feedback for the whole card after the check. The element exists before, empty, so that a screen reader announces
 * the text.
 */
export function Conclusion({ shown, children }: ConclusionProps) {
  return (
    <div aria-live="polite" className={shown ? undefined : 'sr-only'}>
      {shown && <div className="grid gap-2 rounded-card border-2 border-sky bg-sky-tint p-4">{children}</div>}
    </div>
  )
}
