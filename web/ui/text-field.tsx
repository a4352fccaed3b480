import * as messages from 'messages/ui'
import { type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FIELD, FieldFrame, type FieldNotes, fieldBorder, IN_ITS_OWN_DIRECTION } from './field-frame.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & FieldNotes

/** What is typed into these is written from left to right in every language. */
const LEFT_TO_RIGHT = ['email', 'tel', 'url']
const FREE_TEXT = ['text', 'search']

/** A labelled input. `type="password"` gets a button that shows what was typed. */
export function TextField({ label, hint, error, optional, className, type = 'text', id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [shown, setShown] = useState(false)
  const password = type === 'password'
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <input
          {...(LEFT_TO_RIGHT.includes(type) && { dir: 'ltr' })}
          {...(FREE_TEXT.includes(type) && IN_ITS_OWN_DIRECTION)}
          {...rest}
          {...describedBy(inputId, { hint, error })}
          id={inputId}
          type={password && shown ? 'text' : type}
          className={classNames(FIELD, fieldBorder(error), password && 'pe-20')}
        />
        {password && <ShowButton shown={shown} controls={inputId} onToggle={() => setShown(!shown)} />}
      </div>
    </FieldFrame>
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
      className="absolute inset-y-0 end-0 min-w-16 rounded-md px-3 font-semibold text-ink-soft text-sm hover:text-ink"
    >
      {(shown ? messages.hideTyped : messages.showTyped)({
        more: (inside) => <span className="sr-only">{inside}</span>,
      })}
    </button>
  )
}
