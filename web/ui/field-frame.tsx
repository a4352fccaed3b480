import * as messages from 'messages/ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldNotes = {
  label: string
  /** A sentence under the field. */
  hint?: string | undefined
  /** What is wrong and what to do; announced with the field. */
  error?: string | undefined
  /** Says 'optional' next to the label, outside its accessible name. */
  optional?: boolean | undefined
}

/** The look of a text control. */
export const FIELD =
  'block min-h-11 w-full rounded-md border-2 bg-paper px-3.5 py-2 text-base text-ink placeholder:text-ink-soft ' +
  'disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-ink-soft ' +
  // An empty one would be written from left to right in every language.
  '[&[dir=auto]:placeholder-shown]:[direction:inherit]'

/** For free text, which may be in another language than the page. Only a field with a placeholder can tell that it's empty. */
export const IN_ITS_OWN_DIRECTION = { dir: 'auto', placeholder: ' ' } as const

export function fieldBorder(error: string | undefined): string {
  return error ? 'border-danger' : 'border-control'
}

/** The attributes that connect a control with its notes. @param id of the control, as given to `FieldFrame` */
export function describedBy(id: string, { hint, error }: Pick<FieldNotes, 'hint' | 'error'>) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
}

type FieldFrameProps = FieldNotes & { id: string; className?: string | undefined; children: ReactNode }

/** A control with its label above and its notes below. */
export function FieldFrame({ id, label, hint, error, optional, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-ink-soft text-sm">{messages.optional}</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
