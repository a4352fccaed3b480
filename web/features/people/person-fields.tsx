import type { NewPerson } from 'contract/people'
import { PEOPLE_LIMITS, PERSON_STATES, type PersonState, STATE_NAMES } from 'game/people'
import { NAME_MAX } from 'game/validation'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

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

const STATES = PERSON_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }))

type PersonFieldsProps = {
  values: PersonValues
  onChange: (values: PersonValues) => void
  nameError: string | undefined
}

export function PersonFields({ values, onChange, nameError }: PersonFieldsProps) {
  const { how, channel, notes, nextStep } = PEOPLE_LIMITS
  const field = (name: keyof PersonValues) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: currentTarget.value }),
  })
  return (
    <>
      <TextField label="Name" autoComplete="off" maxLength={NAME_MAX} error={nameError} {...field('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="How you know them" optional autoComplete="off" maxLength={how} {...field('how')} />
        <TextField
          label="How you reach them"
          optional
          autoComplete="off"
          maxLength={channel}
          hint="WhatsApp, phone number, at the gym on Tuesdays"
          {...field('channel')}
        />
      </div>
      <SelectField label="Where it stands" options={STATES} {...field('state')} />
      {values.state === 'no' ? (
        <p className="text-ink-soft">They said no, so there’s no next step, and you won’t be reminded of them.</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField label="Next step" optional autoComplete="off" maxLength={nextStep} {...field('nextStep')} />
          <TextField
            label={values.state === 'not-until' ? 'Not before' : 'On'}
            optional
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            {...field('nextOn')}
          />
        </div>
      )}
      <TextArea label="Notes" optional maxLength={notes} rows={4} {...field('notes')} />
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
