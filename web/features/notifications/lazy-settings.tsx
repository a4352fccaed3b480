import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { RemindersSkeleton, SettingsSkeleton } from './settings-skeletons.tsx'

export const LazyNotificationSettings = lazyPart(
  async () => (await import('./notification-settings.tsx')).NotificationSettings,
  <SettingsSkeleton />,
)

export const LazyReminderSettings = lazyPart(
  async () => (await import('./reminder-settings.tsx')).ReminderSettings,
  <RemindersSkeleton />,
)
