import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountSession } from 'contract/account'
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

/** Where the member is logged in. */
export function SessionsSection() {
  const { id } = useMember()
  const query = useQuery(sessionsQuery(id))
  return (
    <AccountSection
      title="Where you are logged in"
      about="Don’t recognise a device? Log out of the others and change your password."
    >
      <Loaded query={query} loading={<SessionsSkeleton />} failure="Your sessions couldn’t be loaded.">
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
    </AccountSection>
  )
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  const endOthers = useEndOthers()
  return (
    <>
      <ul className="divide-y divide-rule">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others === 0 ? (
        <OnlyHere justEnded={endOthers.isSuccess} />
      ) : (
        <Button className="justify-self-start" pending={endOthers.isPending} onClick={() => endOthers.mutate()}>
          Log out of the others
        </Button>
      )}
    </>
  )
}

function OnlyHere({ justEnded }: { justEnded: boolean }) {
  return (
    <p ref={useFocusInPlace<HTMLParagraphElement>(justEnded)} tabIndex={-1} className="text-ink-soft outline-none">
      You are logged in on this device only.
    </p>
  )
}

function SessionRow({ session: { isCurrent, startedAt, lastSeenAt } }: { session: AccountSession }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <div>
        <p className="font-semibold">
          Logged in <Moment at={startedAt} precise />
        </p>
        <p className="text-ink-soft text-sm">
          Last seen <Moment at={lastSeenAt} precise />
        </p>
      </div>
      {isCurrent && <Chip tone="done">This device</Chip>}
    </li>
  )
}

function useEndOthers() {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => remove(`/api/users/${id}/sessions`),
    done: () => ({ title: 'Logged out', description: 'You are logged in on this device only.' }),
    failed: 'Failed to log out the other devices',
    onSaved: () => void queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  })
}

function SessionsSkeleton() {
  return (
    <Loading label="Loading sessions..." className="grid gap-3">
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
