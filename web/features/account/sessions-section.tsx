import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountSession } from 'contract/account'
import * as messages from 'messages/account'
import { useState } from 'react'
import { get, remove } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { AccountSection } from './account-section.tsx'

/** How many are shown at first; the others on request. */
const SHOWN_AT_FIRST = 5

/** Where the member is logged in. */
export function SessionsSection() {
  const { id } = useMember()
  const query = useQuery(sessionsQuery(id))
  return (
    <AccountSection id="devices" title={messages.whereLoggedIn} about={messages.aboutSessions}>
      <Loaded query={query} loading={<SessionsSkeleton />} failure={messages.sessionsFailed}>
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
    </AccountSection>
  )
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  const endOthers = useEndOthers()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? sessions : sessions.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul className="divide-y divide-rule">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > SHOWN_AT_FIRST && (
        <Button className="justify-self-start" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? messages.showFewer : messages.showAll({ count: sessions.length })}
        </Button>
      )}
      {others === 0 ? (
        <OnlyHere justEnded={endOthers.isSuccess} />
      ) : (
        <Button className="justify-self-start" pending={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {messages.logOutOthers}
        </Button>
      )}
    </>
  )
}

function OnlyHere({ justEnded }: { justEnded: boolean }) {
  return (
    <p ref={useFocusInPlace<HTMLParagraphElement>(justEnded)} tabIndex={-1} className="text-ink-soft outline-none">
      {messages.onlyHere}
    </p>
  )
}

function SessionRow({ session: { isCurrent, startedAt, lastSeenAt } }: { session: AccountSession }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <div>
        <p className="font-semibold">{messages.loggedInSince({ when: () => <Moment at={startedAt} precise /> })}</p>
        <p className="text-ink-soft text-sm">{messages.lastSeen({ when: () => <Moment at={lastSeenAt} precise /> })}</p>
      </div>
      {isCurrent && <Chip tone="done">{messages.currentDevice}</Chip>}
    </li>
  )
}

function useEndOthers() {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => remove(`/api/users/${id}/sessions`),
    done: () => ({ title: messages.loggedOut, description: messages.onlyHere }),
    failed: messages.logOutOthersFailed,
    onSaved: () => void queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  })
}

function SessionsSkeleton() {
  return (
    <Loading label={messages.loadingSessions} className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}

/** Where the member is logged in, now rather than a while ago. */
function sessionsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.sessions, memberId],
    queryFn: ({ signal }) => get<AccountSession[]>(`/api/users/${memberId}/sessions`, signal),
    staleTime: 0,
  })
}
