import type { MissionSummary } from 'contract/missions'
import { MISSION_LIMITS } from 'game/missions'
import * as messages from 'messages/missions'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FIRST, MISSION_LABELS, type MissionErrors, type MissionValues } from './mission-values.ts'

type MissionFieldsProps = {
  values: MissionValues
  errors: MissionErrors
  /** The stations that this one can wait for. */
  others: readonly MissionSummary[]
  onChange: (changes: Partial<MissionValues>) => void
}

export function MissionFields({ values, errors, others, onChange }: MissionFieldsProps) {
  return (
    <>
      <TextField
        label={MISSION_LABELS.title}
        value={values.title}
        error={errors.title}
        maxLength={MISSION_LIMITS.title}
        required
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextArea
        label={MISSION_LABELS.description}
        rows={2}
        value={values.description}
        error={errors.description}
        maxLength={MISSION_LIMITS.description}
        required
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <TextArea
        label={MISSION_LABELS.content}
        hint={messages.contentHint}
        rows={10}
        value={values.content}
        error={errors.content}
        maxLength={MISSION_LIMITS.content}
        required
        onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <RewardField field="tokens" values={values} errors={errors} onChange={onChange} />
        <RewardField field="points" values={values} errors={errors} onChange={onChange} />
        <SelectField
          label={MISSION_LABELS.unlockAfter}
          value={values.unlockAfter}
          options={[
            { value: FIRST, label: messages.openFromStart },
            ...others.map(({ id, title }) => ({ value: String(id), label: messages.stationTitle({ id, title }) })),
          ]}
          onChange={({ currentTarget }) => onChange({ unlockAfter: currentTarget.value })}
        />
      </div>
    </>
  )
}

type RewardFieldProps = Omit<MissionFieldsProps, 'others'> & { field: 'tokens' | 'points' }

function RewardField({ field, values, errors, onChange }: RewardFieldProps) {
  return (
    <TextField
      label={MISSION_LABELS[field]}
      type="number"
      inputMode="numeric"
      min={0}
      max={MISSION_LIMITS.reward}
      step={1}
      value={values[field]}
      error={errors[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  )
}
