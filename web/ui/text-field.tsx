import { type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & {
  label: string
  /** A sentence under the field. */
  hint?: string | undefined
  /** What is wrong, and thereby what to do; announced with the field. */
  error?: string | undefined
  /** Says 'optional' beside the label, outside its accessible name. */
  optional?: boolean | undefined
}

const INPUT =
  'block min-h-11 w-full rounded-md border-2 bg-paper px-3.5 py-2 text-base text-ink placeholder:text-ink-soft ' +
  'disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-ink-soft'

/** A labelled input. `type="password"` gets a button that shows what was typed. */
export function TextField({ label, hint, error, optional, className, type = 'text', id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [shown, setShown] = useState(false)
  const password = type === 'password'
  const notes = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={inputId} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-ink-soft text-sm">optional</span>}
      </div>
      <div className="relative">
        <input
          {...rest}
          id={inputId}
          type={password && shown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          className={classNames(INPUT, error ? 'border-danger' : 'border-control', password && 'pr-20')}
        />
        {password && <ShowButton shown={shown} controls={inputId} onToggle={() => setShown(!shown)} />}
      </div>
      {hint && (
        <p id={`${inputId}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} className="font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

type ShowButtonProps = { shown: boolean; controls: string; onToggle: () => void }

// The word 'password' is kept out of this button's name, so that the field alone answers to it.
function ShowButton({ shown, controls, onToggle }: ShowButtonProps) {
  return (
    <button
      type="button"
      aria-controls={controls}
      aria-pressed={shown}
      onClick={onToggle}
      className="absolute inset-y-0 right-0 min-w-16 rounded-md px-3 font-semibold text-ink-soft text-sm hover:text-ink"
    >
      {shown ? 'Hide' : 'Show'}
      <span className="sr-only"> what you typed</span>
    </button>
  )
}
