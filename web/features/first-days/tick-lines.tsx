import { FIRST_DAYS_PAID_A_WEEK } from 'game/first-days'
import { Check } from 'lucide-react'
import * as messages from 'messages/first-days'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** A step that ticks itself, or that somebody else does. */
export function TickLine({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-full border-2',
          isDone ? 'border-done bg-done text-card' : 'border-control',
        )}
      >
        {isDone && <Check size={16} strokeWidth={3.5} aria-hidden />}
        <span className="sr-only">{isDone ? messages.done : messages.toDo}</span>
      </span>
      <span className={classNames('min-w-0 break-words', isDone && 'text-ink-soft')}>{children}</span>
    </li>
  )
}

type TickBoxProps = {
  label: string
  /** Why it can't be ticked yet. */
  hint?: ReactNode
  isDone: boolean
  disabled?: boolean
  onTick: (isDone: boolean) => void
}

/** A step that its reader ticks by hand. The whole line can be pressed. */
export function TickBox({ label, hint, isDone, disabled = false, onTick }: TickBoxProps) {
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isDone}
          disabled={disabled}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          className="size-6 shrink-0 check-box"
        />
        <span className={classNames('min-w-0 break-words', isDone && 'text-ink-soft')}>
          {label}
          {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
        </span>
      </label>
    </li>
  )
}

type NothingPaidProps = {
  /** Those of both parts. */
  steps: readonly { isDone: boolean }[]
}

/** A list whose steps are all done is closed as soon as it's paid: while it's still there, something keeps it from that. */
export function NothingPaid({ steps }: NothingPaidProps) {
  if (!steps.every(({ isDone }) => isDone)) return null
  return <p className="max-w-prose text-ink-soft">{messages.nothingPaid({ count: FIRST_DAYS_PAID_A_WEEK })}</p>
}
