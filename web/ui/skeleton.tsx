import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey shape where text or a picture will be; give it the size of what comes: `<Skeleton className="h-6 w-2/3" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-rule/70', className)} />
}

type LoadingProps = {
  /** The spec's words, for example `Loading mission...` */ label: string
  className?: string
  children: ReactNode
}

/** Wraps skeletons and says to a screen reader what is awaited. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={classNames('relative', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
