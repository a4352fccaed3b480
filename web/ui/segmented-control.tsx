import { classNames } from './class-names.ts'

type SegmentedControlProps<Value extends string> = {
  /** What is chosen, for a screen reader. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One of two to six views of the same thing, side by side; the pressed button is the one that is shown. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className={classNames('flex min-w-0 flex-wrap rounded-[1.625rem] bg-sunken p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-11 grow rounded-full px-1 font-semibold text-sm min-[22.5rem]:px-2 min-[22.5rem]:text-base sm:px-4.5',
            option.value === value ? 'bg-solid-ink text-on-solid-ink' : 'text-ink-soft hover:bg-rule/70 hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
