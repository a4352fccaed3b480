import type { ReactNode } from 'react'
import { EmptyPlatform } from './art/empty-platform.tsx'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  title: string
  /** One sentence: why it is empty, or what will be here. */
  children?: ReactNode
  /** The next step, usually one link or button. */
  action?: ReactNode
  /** The title's level in the page's outline. */
  level?: 1 | 2 | 3
  className?: string
}

/** Nothing here, without blame: an empty platform, a sentence, a next step. */
export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={classNames('mx-auto flex w-full max-w-form flex-col items-center gap-3 py-6 text-center', className)}
    >
      <EmptyPlatform className="mb-3 w-full" />
      <Heading className={level === 1 ? 'heading-page' : 'heading-panel'}>{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
