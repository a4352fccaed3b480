import { WHY_MAX } from 'game/first-days'
import * as messages from 'messages/first-days'
import { type FormEvent, useId, useState } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { OWN_STEPS } from './step-texts.ts'
import { TickLine } from './tick-lines.tsx'
import { useTick } from './use-first-days.ts'

/** The sentence that nobody else reads. */
export function WhyStep({ why }: { why: string | null }) {
  const id = useId()
  const [isEditing, setIsEditing] = useState(false)
  const [error, setError] = useState<string>()
  const { tick, isBusy } = useTick()
  const open = () => {
    setIsEditing(true)
    focusSoon(`${id}-field`)
  }
  const close = () => {
    setIsEditing(false)
    setError(undefined)
    focusSoon(`${id}-open`)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const text = String(new FormData(event.currentTarget).get('why') ?? '').trim()
    if (text === '' && why === null) {
      setError(messages.writeOneSentence)
      focusSoon(`${id}-field`)
      return
    }
    const said = text === '' ? { isDone: false } : { isDone: true, why: text }
    tick({ step: 'why', ...said }, { onSuccess: close })
  }
  return (
    <>
      <TickLine isDone={why !== null}>
        <span className="flex flex-wrap items-center gap-x-3">
          {why === null ? OWN_STEPS.why : <q>{why}</q>}
          {!isEditing && (
            <Button id={`${id}-open`} onClick={open}>
              {why === null ? messages.writeIt : messages.changeIt}
            </Button>
          )}
        </span>
      </TickLine>
      {isEditing && (
        <li className="mb-3">
          <form noValidate onSubmit={send} className="grid max-w-form gap-3">
            <TextArea
              id={`${id}-field`}
              name="why"
              label={messages.whyIAmHere}
              hint={messages.onlyYou}
              maxLength={WHY_MAX}
              defaultValue={why ?? ''}
              error={error}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" pending={isBusy}>
                {messages.save}
              </Button>
              <Button variant="plain" onClick={close}>
                {messages.cancel}
              </Button>
            </div>
          </form>
        </li>
      )}
    </>
  )
}
