import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type PageProps = {
  /** As wide as the window, for screens that set their own column. */
  full?: boolean
  className?: string
  children: ReactNode
}

/** A screen's main part: the landmark that `Skip to content` and the focus after a navigation go to. */
export function Page({ full = false, className, children }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames('flex-1 outline-none', !full && 'wrap pt-4 pb-8 md:pt-6 md:pb-16', className)}
    >
      {children}
    </main>
  )
}
