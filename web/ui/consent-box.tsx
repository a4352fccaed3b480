import { type ComponentProps, useId } from 'react'

type ConsentBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  /** Word for word what a tick agrees to. */
  wording: string
  error?: string | undefined
}

/**
 * A box that somebody ticks to agree; it is never ticked for them. Its name is the label alone, so that the fields whose
 * names stand in the wording, too, are the only ones of these names.
 */
export function ConsentBox({ label, wording, error, ...rest }: ConsentBoxProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-start gap-3 py-1">
        <input
          {...rest}
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-wording${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-6 shrink-0 accent-done"
        />
        <span className="grid gap-0.5">
          <span id={`${id}-label`} className="font-semibold">
            {label}
          </span>
          <span id={`${id}-wording`}>{wording}</span>
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
