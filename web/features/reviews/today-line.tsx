import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type TodayLineProps = {
  title: string
  isDone: boolean
  action?: ReactNode
  children: ReactNode
}

/** One line of Today: its tick, what it is, and the one thing to press. */
export function TodayLine({ title, isDone, action, children }: TodayLineProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 first:pt-1 last:pb-0 xl:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={classNames(
          'grid size-7 place-items-center self-start rounded-full border-2',
          isDone ? 'border-sign-gold bg-sign-gold text-sign' : 'border-on-sign-soft',
        )}
      >
        {isDone && <Check size={18} strokeWidth={3.5} aria-hidden />}
        <span className="sr-only">{isDone ? 'Done:' : 'To do:'}</span>
      </span>
      <div className="min-w-0">
        <h3 className="heading-card">{title}</h3>
        <div className="break-words text-on-sign-soft">{children}</div>
      </div>
      {action && <div className="flex flex-wrap gap-2 max-xl:col-start-2">{action}</div>}
    </li>
  )
}
