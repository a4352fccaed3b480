import { classNames } from './class-names.ts'

type ProgressBarProps = {
  /** What progresses, for a screen reader, or the id of the element that says so in `labelledBy`. */
  label?: string
  labelledBy?: string
  /** 0 … max; outside is drawn as the nearer end. */
  value: number
  max?: number
  /** In words, where the bare percentage says too little: `1 of 5 stations`. */
  valueText?: string
  size?: 'md' | 'thin'
  className?: string
}

/** A bar that fills from the start of the line; the fill moves when the value changes. */
export function ProgressBar({
  label,
  labelledBy,
  value,
  max = 100,
  valueText,
  size = 'md',
  className,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      className={classNames(
        'overflow-hidden rounded-full rtl:-scale-x-100',
        size === 'md' ? 'h-3 border-2 border-outline bg-card' : 'h-2 bg-sunken inset-ring inset-ring-rule',
        className,
      )}
    >
      <div
        dir="ltr"
        className="h-full w-full rounded-e-full bg-done transition-transform duration-250"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </div>
  )
}
