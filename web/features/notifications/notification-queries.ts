import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { NotificationPage, NotificationSettings } from 'contract/notifications'
import type { PushDevices } from 'contract/push'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

export function notificationsQuery(memberId: string) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.notifications, memberId, 'list'],
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === null ? '' : `?after=${encodeURIComponent(pageParam)}`
      return get<NotificationPage>(`/api/users/${memberId}/notifications${after}`, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

export function settingsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.notificationSettings, memberId],
    queryFn: ({ signal }) => get<NotificationSettings>(`/api/users/${memberId}/notification-settings`, signal),
    staleTime: 0,
  })
}

export function devicesQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.pushDevices, memberId],
    queryFn: ({ signal }) => get<PushDevices>(`/api/users/${memberId}/push-devices`, signal),
    staleTime: 0,
  })
}
