import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import * as messages from 'messages/notifications'
import { useEffect } from 'react'
import { useUser } from '#web/client/session/stored-user.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { UNSEEN_FRESH_FOR, unseenQuery } from './unseen-query.ts'

/** The way to the notifications, with how many the member hasn’t seen; nothing for visitors. */
export function NotificationBell() {
  const user = useUser()
  return user && <MembersBell memberId={user.id} />
}

function MembersBell({ memberId }: { memberId: string }) {
  const { data } = useQuery(unseenQuery(memberId))
  const pathname = useLocation({ select: (location) => location.pathname })
  useAskAgain(memberId, pathname)
  const unseen = data?.unseen ?? 0
  return (
    <Link
      to="/notifications"
      aria-label={unseen === 0 ? messages.heading : messages.withNew({ count: unseen })}
      className={buttonClass({ variant: 'plain', size: 'icon', className: 'relative' })}
    >
      <Bell aria-hidden />
      {unseen > 0 && (
        <span
          aria-hidden
          className="absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-signal px-1 font-bold text-on-signal text-xs"
        >
          {unseen > 9 ? '9+' : unseen}
        </span>
      )}
    </Link>
  )
}

/**
 * Refetches the count when the member goes to another screen or returns to this tab, at most once a minute. There’s no
 * timer: an idle page makes no requests.
 */
function useAskAgain(memberId: string, pathname: string): void {
  const queryClient = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the occasion
  useEffect(() => {
    const ask = () => {
      const query = unseenQuery(memberId)
      const { dataUpdatedAt = 0 } = queryClient.getQueryState(query.queryKey) ?? {}
      if (document.hidden || dataUpdatedAt === 0 || Date.now() - dataUpdatedAt < UNSEEN_FRESH_FOR) return
      void queryClient.refetchQueries({ queryKey: query.queryKey })
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [queryClient, memberId, pathname])
}
