import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FIELD, FieldFrame, type FieldNotes, fieldBorder } from './field-frame.tsx'

type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'multiple' | 'onChange'> &
  FieldNotes & {
    /** The chosen file, or null when the choice was cleared. */
    onFile: (file: File | null) => void
  }

/** A labelled choice of one file. To clear it give it another `key`: a page can't set its value. */
export function FileField({ label, hint, error, optional, className, id, onFile, ...rest }: FileFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        {...rest}
        {...describedBy(inputId, { hint, error })}
        id={inputId}
        type="file"
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0] ?? null)}
        className={classNames(
          FIELD,
          fieldBorder(error),
          'p-1.5! file:me-3 file:min-h-8 file:cursor-pointer file:rounded-sm file:border-0 file:bg-solid-ink file:px-3 ' +
            'file:font-semibold file:text-on-solid-ink',
        )}
      />
    </FieldFrame>
  )
}
