import { useState } from 'react'
import { classNames } from './class-names.ts'
import { motionIsReduced } from './reduced-motion.ts'

/** The digits of `value` from the right, each with the digit that stood there before. */
function rolls(previous: number, value: number): { digit: string; before: string; place: number }[] {
  const now = String(value)
  const then = String(previous).padStart(now.length, ' ').slice(-now.length)
  return [...now].map((digit, index) => ({ digit, before: then[index] ?? ' ', place: now.length - index }))
}

/**
 * A whole number whose changed digits roll when it changes. Its text is always the whole number, so that screen readers
 * never see half a change; with reduced motion it simply changes.
 */
export function RollingNumber({ value, className }: { value: number; className?: string }) {
  const [shown, setShown] = useState(value)
  const [previous, setPrevious] = useState<number | null>(null)
  if (shown !== value) {
    setShown(value)
    setPrevious(motionIsReduced() ? null : shown)
  }
  if (previous === null) return <span className={className}>{value}</span>
  return (
    <span className={classNames('rolling', className)} onAnimationEnd={() => setPrevious(null)}>
      {rolls(previous, value).map(({ digit, before, place }) => (
        <span key={`${place}:${value}`} className={digit === before ? undefined : 'rolling-digit'} data-before={before}>
          {digit}
        </span>
      ))}
    </span>
  )
}
