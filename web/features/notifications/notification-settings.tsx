import { useQuery } from '@tanstack/react-query'
import type { NotificationSettings as Settings } from 'contract/notifications'
import * as messages from 'messages/notifications'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ChoiceMatrix } from './choice-matrix.tsx'
import { HOURS } from './hours.ts'
import { settingsQuery } from './notification-queries.ts'
import { SettingsSkeleton } from './settings-skeletons.tsx'
import { useSettingsChange } from './use-settings-change.ts'

/** What a member is notified of, how, and when. Each choice is saved immediately. */
export function NotificationSettings() {
  const { id } = useMember()
  const query = useQuery(settingsQuery(id))
  return (
    <Loaded query={query} loading={<SettingsSkeleton />} failure={messages.choicesFailed}>
      {(settings) => <SettingsForm settings={settings} />}
    </Loaded>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { emailVerified } = useMember()
  const { shown, change } = useSettingsChange(settings)
  // Reminders have a section of their own.
  const choices = shown.choices.flatMap(({ topic, ...rest }) => (topic === 'reminders' ? [] : [{ topic, ...rest }]))
  return (
    <div className="grid gap-5">
      {!emailVerified && <Banner tone="sky">{messages.confirmAddress}</Banner>}
      <ChoiceMatrix choices={choices} onChange={(choice) => change({ choices: [choice] })} />
      <QuietHours hours={shown.quietHours} onChange={(quietHours) => change({ quietHours })} />
    </div>
  )
}

/** What is offered first, in minutes since midnight. */
const NIGHT = { from: 22 * 60, until: 7 * 60 }

type QuietHoursProps = { hours: Settings['quietHours']; onChange: (hours: Settings['quietHours']) => void }

function QuietHours({ hours, onChange }: QuietHoursProps) {
  const pick = (label: string, edge: 'from' | 'until', { from, until }: typeof NIGHT) => (
    <SelectField
      label={label}
      // The same hour twice would mean none.
      options={HOURS.filter(({ value }) => Number(value) * 60 !== (edge === 'from' ? until : from))}
      value={String((edge === 'from' ? from : until) / 60)}
      onChange={({ currentTarget }) => onChange({ from, until, [edge]: Number(currentTarget.value) * 60 })}
    />
  )
  return (
    <div className="grid gap-3">
      <Switch
        label={messages.quietHours}
        hint={messages.quietHoursAbout}
        checked={hours !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : null)}
      />
      {hours && (
        <div className="grid grid-cols-2 gap-3">
          {pick(messages.from, 'from', hours)}
          {pick(messages.until, 'until', hours)}
        </div>
      )}
    </div>
  )
}
