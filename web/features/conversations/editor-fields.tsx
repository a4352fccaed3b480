import type { ConversationScript } from 'contract/conversation-script'
import { CONVERSATION_LIMITS, CONVERSATION_THEMES, type ConversationTheme } from 'game/conversations'
import * as messages from 'messages/conversation-editor'
import * as conversationsMessages from 'messages/conversations'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { THEME_NAMES } from './in-words.ts'
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
        label={messages.title}
        value={script.title}
        maxLength={CONVERSATION_LIMITS.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <SelectField
        label={messages.theme}
        value={script.theme}
        options={CONVERSATION_THEMES.map((theme) => ({ value: theme, label: THEME_NAMES[theme] }))}
        onChange={({ currentTarget }) => onChange({ theme: currentTarget.value as ConversationTheme })}
      />
      <TextField
        label={messages.partner}
        value={partner.name}
        onChange={({ currentTarget }) => onChange({ partner: { ...partner, name: currentTarget.value } })}
      />
      <WholeNumberField
        label={messages.minutes}
        min={1}
        max={CONVERSATION_LIMITS.minutes}
        value={script.minutes}
        onNumber={(minutes) => onChange({ minutes })}
      />
      <TextArea
        label={messages.aboutPartner}
        value={partner.about}
        onChange={({ currentTarget }) => onChange({ partner: { ...partner, about: currentTarget.value } })}
      />
      <TextArea
        label={messages.setting}
        value={script.setting}
        onChange={({ currentTarget }) => onChange({ setting: currentTarget.value })}
      />
      <TextArea
        label={messages.whatMembersPractise}
        value={script.objective}
        onChange={({ currentTarget }) => onChange({ objective: currentTarget.value })}
      />
      <TextArea
        label={conversationsMessages.tryItToday}
        value={script.tryIt}
        onChange={({ currentTarget }) => onChange({ tryIt: currentTarget.value })}
      />
      <p className="text-ink-soft text-sm sm:col-span-2">{messages.inYaml}</p>
    </div>
  )
}
