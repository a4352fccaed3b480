import type { NewPerson } from 'contract/people'
import { PEOPLE_LIMITS, PERSON_STATES, type PersonState } from 'game/people'
import { NAME_MAX } from 'game/validation'
import * as messages from 'messages/people'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { STATE_NAMES } from './in-words.ts'

/** A person as the form has them: empty text for what isn't there. */
export type PersonValues = {
  name: string
  how: string
  channel: string
  notes: string
  state: PersonState
  nextStep: string
  nextOn: string
}

export const NOBODY: PersonValues = {
  name: '',
  how: '',
  channel: '',
  notes: '',
  state: 'to-meet',
  nextStep: '',
  nextOn: '',
}

/** How the fields are called where a list names them. */
export const PERSON_LABELS: Readonly<Record<keyof PersonValues, string>> = {
  name: messages.name,
  how: messages.howKnown,
  channel: messages.howReached,
  notes: messages.notes,
  state: messages.whereItStands,
  nextStep: messages.nextStep,
  nextOn: messages.nextStepDay,
}

const STATES = PERSON_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }))

type PersonFieldsProps = {
  values: PersonValues
  onChange: (changes: Partial<PersonValues>) => void
  nameError: string | undefined
}

export function PersonFields({ values, onChange, nameError }: PersonFieldsProps) {
  const { how, channel, notes, nextStep } = PEOPLE_LIMITS
  const field = (name: keyof PersonValues) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  })
  return (
    <>
      <TextField label={messages.name} autoComplete="off" maxLength={NAME_MAX} error={nameError} {...field('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={messages.howKnown} optional autoComplete="off" maxLength={how} {...field('how')} />
        <TextField
          label={messages.howReached}
          optional
          autoComplete="off"
          maxLength={channel}
          hint={messages.howReachedHint}
          {...field('channel')}
        />
      </div>
      <SelectField label={messages.whereItStands} options={STATES} {...field('state')} />
      {values.state === 'no' ? (
        <p className="text-ink-soft">{messages.noNextAfterNo}</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            label={messages.nextStep}
            optional
            autoComplete="off"
            maxLength={nextStep}
            {...field('nextStep')}
          />
          <TextField
            label={values.state === 'not-until' ? messages.notBefore : messages.onDay}
            optional
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            {...field('nextOn')}
          />
        </div>
      )}
      <TextArea label={messages.notes} optional maxLength={notes} rows={4} {...field('notes')} />
    </>
  )
}

/** What is empty is sent as null, which empties it. */
export function toSend({ name, how, channel, notes, state, nextStep, nextOn }: PersonValues): NewPerson {
  return {
    name: name.trim(),
    how: how.trim() || null,
    channel: channel.trim() || null,
    notes: notes.trim() || null,
    state,
    nextStep: nextStep.trim() || null,
    nextOn: nextOn || null,
  }
}
