import { queryOptions } from '@tanstack/react-query'
import type { PlayableConversation, PracticeListItem } from 'contract/conversations'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** The practice conversations with what this member reached in them. */
export function practiceListQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.conversations, 'list', memberId],
    queryFn: ({ signal }) => get<PracticeListItem[]>('/api/conversations', signal),
  })
}

/** One conversation to play. */
export function conversationQuery(slug: string) {
  return queryOptions({
    queryKey: [...queryKeys.conversations, 'play', slug],
    queryFn: ({ signal }) => get<PlayableConversation>(`/api/conversations/${slug}`, signal),
  })
}
