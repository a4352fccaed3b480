import type { ConversationScript } from 'contract/conversation-script'
import { CONVERSATION_LIMITS, CONVERSATION_THEMES, type ConversationTheme } from 'game/conversations'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { WholeNumberField } from './whole-number-field.tsx'

type EditorFieldsProps = {
  script: ConversationScript
  onChange: (changes: Partial<ConversationScript>) => void
}

/** What belongs to the whole conversation. Facts, harms, endings and sources are changed in the YAML file. */
export function EditorFields({ script, onChange }: EditorFieldsProps) {
  const { partner } = script
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Title"
        value={script.title}
        maxLength={CONVERSATION_LIMITS.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <SelectField
        label="Theme"
        value={script.theme}
        options={CONVERSATION_THEMES.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={({ currentTarget }) => onChange({ theme: currentTarget.value as ConversationTheme })}
      />
      <TextField
        label="Partner"
        value={partner.name}
        onChange={({ currentTarget }) => onChange({ partner: { ...partner, name: currentTarget.value } })}
      />
      <WholeNumberField
        label="Minutes"
        min={1}
        max={CONVERSATION_LIMITS.minutes}
        value={script.minutes}
        onNumber={(minutes) => onChange({ minutes })}
      />
      <TextArea
        label="About the partner"
        value={partner.about}
        onChange={({ currentTarget }) => onChange({ partner: { ...partner, about: currentTarget.value } })}
      />
      <TextArea
        label="Setting"
        value={script.setting}
        onChange={({ currentTarget }) => onChange({ setting: currentTarget.value })}
      />
      <TextArea
        label="What members practise"
        value={script.objective}
        onChange={({ currentTarget }) => onChange({ objective: currentTarget.value })}
      />
      <TextArea
        label="Try it today"
        value={script.tryIt}
        onChange={({ currentTarget }) => onChange({ tryIt: currentTarget.value })}
      />
      <p className="text-ink-soft text-sm sm:col-span-2">
        Facts, harms, endings, sources and the model path are in the YAML file: export it, change it, and import it
        again.
      </p>
    </div>
  )
}
