import { useMutationState, useQueryClient } from '@tanstack/react-query'
import type { NotificationSettingsChange, NotificationSettings as Settings } from 'contract/notifications'
import * as messages from 'messages/notifications'
import { patch } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { settingsQuery } from './notification-queries.ts'

/**
 * Saves each choice at once, one after the other.
 * @returns the settings with what is about to be saved, as if it were, and how to change them
 */
export function useSettingsChange(settings: Settings) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery(id)
  const { mutate: change } = useToastMutation({
    mutationKey: queryKey,
    queue: queryKey,
    send: (next: NotificationSettingsChange) => patch<Settings>(`/api/users/${id}/notification-settings`, next),
    done: () => ({ title: messages.choiceSaved }),
    failed: messages.choiceFailed,
    onSaved: (saved) => queryClient.setQueryData(queryKey, saved),
  })
  const waiting = useMutationState({
    filters: { mutationKey: queryKey, status: 'pending' },
    select: ({ state }) => state.variables as NotificationSettingsChange,
  })
  return { shown: waiting.reduce(changed, settings), change }
}

function changed(settings: Settings, { choices = [], ...rest }: NotificationSettingsChange): Settings {
  const isNew = (old: Settings['choices'][number]) =>
    choices.find(({ topic, way }) => topic === old.topic && way === old.way)
  return { ...settings, ...rest, choices: settings.choices.map((each) => ({ ...each, ...isNew(each) })) }
}
