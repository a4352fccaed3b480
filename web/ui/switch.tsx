import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & {
  label: string
  /** A sentence under the label: what on and off mean. */
  hint?: string | undefined
  /** Hides the label where the surroundings say the same visually. */
  isLabelHidden?: boolean
}

/** Something that is on or off. The whole row can be pressed. */
export function Switch({ label, hint, isLabelHidden = false, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={classNames('flex min-h-11 items-center gap-4', className)}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={
          'flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-control bg-sunken p-0.5 ' +
          'before:size-6 before:rounded-full before:bg-control before:transition-transform ' +
          'peer-checked:border-done peer-checked:bg-done peer-checked:before:translate-x-6 rtl:peer-checked:before:-translate-x-6 peer-checked:before:bg-card ' +
          'peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus) peer-focus-visible:outline-offset-2'
        }
      />
      <span className={isLabelHidden ? 'sr-only' : 'grid'}>
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
