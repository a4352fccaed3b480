import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FIELD, FieldFrame, type FieldNotes, fieldBorder, IN_ITS_OWN_DIRECTION } from './field-frame.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldNotes

/** A labelled field for text over several lines; it grows with what is in it, from `rows` on. */
export function TextArea({ label, hint, error, optional, className, id, rows = 3, ...rest }: TextAreaProps) {
  const ownId = useId()
  const areaId = id ?? ownId
  return (
    <FieldFrame id={areaId} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        {...IN_ITS_OWN_DIRECTION}
        {...rest}
        {...describedBy(areaId, { hint, error })}
        id={areaId}
        rows={rows}
        className={classNames(FIELD, fieldBorder(error), 'field-sizing-content max-h-[70dvh] min-h-[3lh] resize-y')}
      />
    </FieldFrame>
  )
}
