import { Check } from 'lucide-react'
import * as messages from 'messages/reviews'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type TodayLineProps = {
  title: string
  /** Where the focus may go. */
  headingId?: string
  isDone: boolean
  action?: ReactNode
  children: ReactNode
}

const LINE =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 first:pt-1 last:pb-0 xl:grid-cols-[auto_minmax(0,1fr)_auto]'

/** One line of Today: its tick, what it is, and the one thing to press. */
export function TodayLine({ title, headingId, isDone, action, children }: TodayLineProps) {
  return (
    <li className={LINE}>
      <span
        className={classNames(
          'grid size-7 place-items-center self-start rounded-full border-2',
          isDone ? 'border-sign-gold bg-sign-gold text-sign' : 'border-on-sign-soft',
        )}
      >
        {isDone && <Check size={18} strokeWidth={3.5} aria-hidden />}
        <span className="sr-only">{isDone ? messages.done : messages.toDo}</span>
      </span>
      <div className="min-w-0">
        <h3 id={headingId} tabIndex={headingId === undefined ? undefined : -1} className="heading-card outline-none">
          {title}
        </h3>
        <div className="break-words text-on-sign-soft">{children}</div>
      </div>
      {action && <div className="flex flex-wrap gap-2 max-xl:col-start-2">{action}</div>}
    </li>
  )
}

/** As high as the line that comes: whoever comes back further down on the page must not be moved by it. */
export function TodayLineSkeleton({ title }: { title: string }) {
  return (
    <li aria-hidden className={LINE}>
      <Skeleton className="size-7 self-start rounded-full" />
      <div className="min-w-0">
        <p className="heading-card">{title}</p>
        <Skeleton className="h-6 w-3/5" />
      </div>
      <Skeleton className="h-11 w-36 rounded-full max-xl:col-start-2" />
    </li>
  )
}
