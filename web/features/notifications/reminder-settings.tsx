import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { NotificationSettings as Settings } from 'contract/notifications'
import type { PushDevices } from 'contract/push'
import type { Way } from 'game/notifications'
import * as notifications from 'messages/notifications'
import * as messages from 'messages/reminders'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DeviceList } from './device-list.tsx'
import { HOURS } from './hours.ts'
import { devicesQuery, settingsQuery } from './notification-queries.ts'
import { PushSwitch } from './push-switch.tsx'
import { RemindersSkeleton } from './settings-skeletons.tsx'
import { useSettingsChange } from './use-settings-change.ts'

/** By which ways a member is reminded of what is due, and at which hour. Each choice is saved at once. */
export function ReminderSettings() {
  const { id } = useMember()
  const settings = useQuery(settingsQuery(id))
  const devices = useQuery(devicesQuery(id))
  return (
    <Loaded query={settings} loading={<RemindersSkeleton />} failure={notifications.choicesFailed}>
      {(loaded) => (
        <Loaded query={devices} loading={<RemindersSkeleton />} failure={messages.devicesFailed}>
          {(found) => <Reminders settings={loaded} devices={found} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function toNudges(inside: ReactNode) {
  return (
    <Link to="/account" hash="team" className="underline underline-offset-4">
      {inside}
    </Link>
  )
}

function Reminders({ settings, devices }: { settings: Settings; devices: PushDevices }) {
  const { emailVerified, timeZone, noNudges } = useMember()
  const { shown, change } = useSettingsChange(settings)
  const isOn = (way: Way) => shown.choices.some((each) => each.topic === 'reminders' && each.way === way && each.isOn)
  const choose = (way: Way, next: boolean) => change({ choices: [{ topic: 'reminders', way, isOn: next }] })
  const isReminded = isOn('email') || isOn('product') || devices.devices.length > 0
  return (
    <div className="grid gap-3">
      {noNudges ? (
        <Banner tone="sky">{messages.noNudges({ link: toNudges })}</Banner>
      ) : (
        shown.remindersStoppedAt !== null && <Banner tone="sky">{messages.stopped}</Banner>
      )}
      <PushSwitch {...devices} />
      <Switch
        label={messages.byEmail}
        hint={emailVerified ? undefined : notifications.confirmAddress}
        checked={isOn('email')}
        onChange={({ currentTarget }) => choose('email', currentTarget.checked)}
      />
      <Switch
        label={messages.inList}
        checked={isOn('product')}
        onChange={({ currentTarget }) => choose('product', currentTarget.checked)}
      />
      {isReminded && (
        <SelectField
          label={messages.remindAt}
          hint={messages.remindAtAbout({ zone: timeZone ?? 'UTC' })}
          options={HOURS}
          value={String(shown.reminderHour)}
          onChange={({ currentTarget }) => change({ reminderHour: Number(currentTarget.value) })}
        />
      )}
      <DeviceList devices={devices.devices} />
    </div>
  )
}
