import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { RemindersSkeleton } from './reminders-skeleton.tsx'

export const LazyReminderSettings = lazyPart(
  async () => (await import('./reminder-settings.tsx')).ReminderSettings,
  <RemindersSkeleton />,
)
