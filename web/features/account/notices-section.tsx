import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NoticeChoice } from 'contract/notices'
import { get, put } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { AccountSection } from './account-section.tsx'

/** Which emails a member gets beside those about the account itself. */
export function NoticesSection() {
  const { id } = useMember()
  const query = useQuery({
    queryKey: [...queryKeys.notices, id],
    queryFn: ({ signal }) => get<NoticeChoice>(`/api/users/${id}/notices`, signal),
    staleTime: 0,
  })
  return (
    <AccountSection
      title="Emails"
      about="We always email you about your account and when a contact withdraws, because you need to know."
    >
      <Loaded query={query} loading={<NoticesSkeleton />} failure="Your choice could not be loaded.">
        {({ wantsNotices }) => <ReferralSwitch memberId={id} isOn={wantsNotices} />}
      </Loaded>
    </AccountSection>
  )
}

function ReferralSwitch({ memberId, isOn }: { memberId: string; isOn: boolean }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useToastMutation({
    send: (wantsNotices: boolean) => put<NoticeChoice>(`/api/users/${memberId}/notices`, { wantsNotices }),
    done: ({ wantsNotices }) => ({
      title: 'Choice saved',
      description: wantsNotices ? 'We’ll email you about your referrals.' : 'We won’t email you about your referrals.',
    }),
    failed: 'Failed to save your choice',
    onSaved: (choice) => queryClient.setQueryData([...queryKeys.notices, memberId], choice),
  })
  return (
    <Switch
      label="Emails about referrals"
      hint="When someone joins with your invite code, and when your reward is being checked."
      checked={isPending ? variables : isOn}
      onChange={({ currentTarget }) => isPending || mutate(currentTarget.checked)}
    />
  )
}

function NoticesSkeleton() {
  return (
    <Loading label="Loading your choice...">
      <Skeleton className="h-16" />
    </Loading>
  )
}
