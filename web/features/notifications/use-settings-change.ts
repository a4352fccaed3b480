import { useQueryClient } from '@tanstack/react-query'
import type { NotificationSettingsChange, NotificationSettings as Settings } from 'contract/notifications'
import * as messages from 'messages/notifications'
import { patch } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { settingsQuery } from './notification-queries.ts'

/** Saves each choice at once. @returns the settings with what is about to be saved, as if it were, and how to change them */
export function useSettingsChange(settings: Settings) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useToastMutation({
    send: (change: NotificationSettingsChange) => patch<Settings>(`/api/users/${id}/notification-settings`, change),
    done: () => ({ title: messages.choiceSaved }),
    failed: messages.choiceFailed,
    onSaved: (saved) => queryClient.setQueryData(settingsQuery(id).queryKey, saved),
  })
  const shown = isPending ? changed(settings, variables) : settings
  const change = (next: NotificationSettingsChange) => {
    if (!isPending) mutate(next)
  }
  return { shown, change }
}

function changed(settings: Settings, { choices = [], ...rest }: NotificationSettingsChange): Settings {
  const isNew = (old: Settings['choices'][number]) =>
    choices.find(({ topic, way }) => topic === old.topic && way === old.way)
  return { ...settings, ...rest, choices: settings.choices.map((each) => ({ ...each, ...isNew(each) })) }
}
