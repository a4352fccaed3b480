import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Notification, UnseenCount } from 'contract/notifications'
import * as messages from 'messages/notifications'
import { useEffect } from 'react'
import { post } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { MorePages } from '#web/client/api/more-pages.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notificationsQuery } from './notification-queries.ts'
import { unseenQuery } from './unseen-query.ts'

/** /notifications: what the member was told, newest first. What is shown counts as seen, and stays marked as new here. */
export function NotificationsScreen() {
  const { id } = useMember()
  const query = useInfiniteQuery(notificationsQuery(id))
  useMarkSeen(id, query.data?.pages[0]?.notifications[0]?.id)
  return (
    <div className="mx-auto grid w-full max-w-reading gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="heading-page">{messages.heading}</h1>
        <Link
          to="/account"
          hash="notifications"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {messages.choose}
        </Link>
      </div>
      <Loaded query={query} loading={<ListSkeleton />} failure={messages.loadFailed}>
        {({ pages }) => {
          const news = pages.flatMap((page) => page.notifications)
          if (news.length === 0) return <NoNews />
          return (
            <div className="grid">
              <ol aria-label={messages.heading} className="grid gap-2">
                {news.map((each) => (
                  <News key={each.id} news={each} />
                ))}
              </ol>
              <MorePages query={query} failure={messages.nextFailed} />
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}

/** Tells the server which was the last one shown. If that fails, they are new again at the next visit. */
function useMarkSeen(memberId: string, newest: number | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (newest === undefined) return
    post<UnseenCount>(`/api/users/${memberId}/notifications/seen?upTo=${newest}`).then(
      (count) => queryClient.setQueryData(unseenQuery(memberId).queryKey, count),
      () => undefined,
    )
  }, [queryClient, memberId, newest])
}

function News({ news: { text, path, createdAt, isSeen } }: { news: Notification }) {
  return (
    <li>
      <Link
        to={path}
        className="grid min-h-11 gap-0.5 rounded-card border-2 border-line bg-card px-4 py-3 hover:border-control"
      >
        <span className="flex flex-wrap items-start justify-between gap-2">
          <span className="min-w-0 break-words font-semibold">{text}</span>
          {!isSeen && <Chip tone="earned">{messages.isNew}</Chip>}
        </span>
        <span className="text-ink-soft text-sm">
          <Moment at={createdAt} precise />
        </span>
      </Link>
    </li>
  )
}

function NoNews() {
  return <EmptyState title={messages.noneYet}>{messages.noneYetAbout}</EmptyState>
}

function ListSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-2">
      <Skeleton className="h-19 rounded-card" />
      <Skeleton className="h-19 rounded-card" />
      <Skeleton className="h-19 rounded-card" />
    </Loading>
  )
}
