import { AUTO_LIMITS, type AutoInput, MANUAL_LIMITS, type ManualInput } from 'game/calculator'
import * as messages from 'messages/calculator'
import { CountField } from './count-field.tsx'
import { SliderField } from './slider-field.tsx'

type FieldsProps<Input> = { value: Input; onChange: (value: Input) => void }

/** Auto Calculate: two counts, and the levels they are spread over. */
export function AutoFields({ value, onChange }: FieldsProps<AutoInput>) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-3">
      <CountField
        label={messages.direct}
        value={value.direct}
        limits={AUTO_LIMITS.direct}
        onChange={(direct) => onChange({ ...value, direct })}
      />
      <CountField
        label={messages.indirect}
        value={value.indirect}
        limits={AUTO_LIMITS.indirect}
        onChange={(indirect) => onChange({ ...value, indirect })}
      />
      <SliderField
        label={messages.maxLevels}
        value={value.maxLevels}
        limits={AUTO_LIMITS.maxLevels}
        onChange={(maxLevels) => onChange({ ...value, maxLevels })}
      />
    </div>
  )
}

/** Manual Input: how a line would grow if everybody brought as many people. */
export function ManualFields({ value, onChange }: FieldsProps<ManualInput>) {
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <SliderField
          label={messages.direct}
          value={value.direct}
          limits={MANUAL_LIMITS.direct}
          onChange={(direct) => onChange({ ...value, direct })}
        />
        <SliderField
          label={messages.averageReferrals}
          value={value.average}
          limits={MANUAL_LIMITS.average}
          onChange={(average) => onChange({ ...value, average })}
        />
        <SliderField
          label={messages.months}
          value={value.months}
          limits={MANUAL_LIMITS.months}
          onChange={(months) => onChange({ ...value, months })}
        />
        <SliderField
          label={messages.maxLevels}
          value={value.maxLevels}
          limits={MANUAL_LIMITS.maxLevels}
          onChange={(maxLevels) => onChange({ ...value, maxLevels })}
        />
      </div>
      <p className="text-ink-soft">{monthsAndLevels(value)}</p>
    </div>
  )
}

/** Why moving one of the two sliders may change nothing: there are no more levels than months. */
function monthsAndLevels({ months, maxLevels }: ManualInput): string {
  if (maxLevels > months) return messages.monthsShow({ months })
  return messages.monthsSuffice({ months, levels: maxLevels })
}
