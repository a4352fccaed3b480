import { type ComponentProps, useId } from 'react'

type ConsentBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  /** Word for word what a tick agrees to. */
  wording: string
  error?: string | undefined
}

/**
 * A box to tick in order to agree; it's never ticked by default. Its accessible name is the label alone, because the
 * wording contains the names of other fields.
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
          className="mt-0.5 size-6 shrink-0 check-box"
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
