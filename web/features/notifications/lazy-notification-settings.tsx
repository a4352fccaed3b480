import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

export const LazyNotificationSettings = lazyPart(
  async () => (await import('./notification-settings.tsx')).NotificationSettings,
  <SettingsSkeleton />,
)
