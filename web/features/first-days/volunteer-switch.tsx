import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Volunteering } from 'contract/first-days'
import { get, put } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** In /account: whether the member welcomes others who joined without a sponsor. */
export function VolunteerSwitch() {
  const { id } = useMember()
  const queryKey = [...queryKeys.volunteering, id]
  const path = `/api/users/${id}/volunteering`
  const queryClient = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => get<Volunteering>(path, signal), staleTime: 0 })
  const { mutate, isPending, variables } = useToastMutation({
    send: (isOn: boolean) => put<Volunteering>(path, { isOn }),
    done: ({ isOn }) => ({
      title: 'Choice saved',
      description: isOn
        ? 'You’ll be offered to new members who have no sponsor.'
        : 'You won’t be offered to new members any more.',
    }),
    failed: 'Failed to save your choice',
    onSaved: (choice) => queryClient.setQueryData(queryKey, choice),
  })
  return (
    <Loaded query={query} loading={<SwitchSkeleton />} failure="Your choice could not be loaded.">
      {({ isOn }) => (
        <Switch
          label="I would welcome new members without a sponsor"
          hint="They are asked first. Those who agree see your name and email address, and you see theirs and their first steps."
          checked={isPending ? variables : isOn}
          onChange={({ currentTarget }) => isPending || mutate(currentTarget.checked)}
        />
      )}
    </Loaded>
  )
}

function SwitchSkeleton() {
  return (
    <Loading label="Loading your choice...">
      <Skeleton className="h-20" />
    </Loading>
  )
}
