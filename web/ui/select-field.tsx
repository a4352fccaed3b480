import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FIELD, FieldFrame, type FieldNotes, fieldBorder } from './field-frame.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> &
  FieldNotes & { options: readonly { value: string; label: string }[] }

/** A labelled choice of one. The browser's own list: it works everywhere, and Radix's breaks the content policy. */
export function SelectField({ label, hint, error, optional, className, id, options, ...rest }: SelectFieldProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <FieldFrame id={selectId} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <select
          {...rest}
          {...describedBy(selectId, { hint, error })}
          id={selectId}
          className={classNames(FIELD, fieldBorder(error), 'appearance-none truncate pe-11')}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={20} className="pointer-events-none absolute top-3 end-3" aria-hidden />
      </div>
    </FieldFrame>
  )
}
