import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationSettingsChange, NotificationSettings as Settings } from 'contract/notifications'
import { patch } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ChoiceMatrix } from './choice-matrix.tsx'
import { settingsQuery } from './notification-queries.ts'
import { SettingsSkeleton } from './settings-skeleton.tsx'

/** What a member hears of, by which ways, and when. Each choice is saved at once. */
export function NotificationSettings() {
  const { id } = useMember()
  const query = useQuery(settingsQuery(id))
  return (
    <Loaded query={query} loading={<SettingsSkeleton />} failure="Your choices couldn’t be loaded.">
      {(settings) => <SettingsForm settings={settings} />}
    </Loaded>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { id, emailVerified, timeZone } = useMember()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useToastMutation({
    send: (change: NotificationSettingsChange) => patch<Settings>(`/api/users/${id}/notification-settings`, change),
    done: () => ({ title: 'Choice saved' }),
    failed: 'Failed to save your choice',
    onSaved: (saved) => queryClient.setQueryData(settingsQuery(id).queryKey, saved),
  })
  const shown = isPending ? changed(settings, variables) : settings
  const change = (next: NotificationSettingsChange) => isPending || mutate(next)
  const isReminded = shown.choices.some(({ topic, isOn }) => topic === 'reminders' && isOn)
  const zone = timeZone ?? 'UTC'
  return (
    <div className="grid gap-5">
      {!emailVerified && (
        <Banner tone="sky">Emails go only to an address that is confirmed. Please confirm yours first.</Banner>
      )}
      <ChoiceMatrix choices={shown.choices} onChange={(choice) => change({ choices: [choice] })} />
      {isReminded && (
        <SelectField
          label="Remind me at"
          hint={`Only when something is due that day, in your time zone (${zone}). One reminder a day: by email where that’s on, otherwise in the list.`}
          options={HOURS}
          value={String(shown.reminderHour)}
          onChange={({ currentTarget }) => change({ reminderHour: Number(currentTarget.value) })}
        />
      )}
      <QuietHours hours={shown.quietHours} onChange={(quietHours) => change({ quietHours })} />
    </div>
  )
}

/** What is about to be saved, as if it were. */
function changed(settings: Settings, { choices = [], ...rest }: NotificationSettingsChange): Settings {
  const isNew = (old: Settings['choices'][number]) =>
    choices.find(({ topic, way }) => topic === old.topic && way === old.way)
  return { ...settings, ...rest, choices: settings.choices.map((each) => ({ ...each, ...isNew(each) })) }
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

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
        label="Quiet hours"
        hint="No emails about any of these meanwhile. They come when the quiet hours are over."
        checked={hours !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : null)}
      />
      {hours && (
        <div className="grid grid-cols-2 gap-3">
          {pick('From', 'from', hours)}
          {pick('Until', 'until', hours)}
        </div>
      )}
    </div>
  )
}
