import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import { patch } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { storeUser } from '#web/client/session/stored-user.ts'
import { Switch } from '#web/ui/switch.tsx'

/** Whether the member takes part. */
export function LeagueSwitch() {
  const { id, inLeagues, isAdmin } = useMember()
  const { mutate, isPending, variables } = useToastMutation({
    send: (isIn: boolean) => patch<User>(`/api/users/${id}`, { inLeagues: isIn } satisfies AccountUpdate),
    done: (user) => ({
      title: 'Choice saved',
      description: user.inLeagues
        ? 'You take part in leagues. What you earn from now on counts.'
        : 'You’re in nobody’s league any more.',
    }),
    failed: 'Failed to save your choice',
    invalidates: [queryKeys.league],
    onSaved: storeUser,
  })
  if (isAdmin) return <p>Administrators aren’t in leagues.</p>
  return (
    <Switch
      label="Take part in leagues"
      hint="Others in your league see the name you have on the leaderboard, and your points of the week. Who switches it on again starts at 0."
      checked={isPending ? variables : inLeagues}
      onChange={({ currentTarget }) => isPending || mutate(currentTarget.checked)}
    />
  )
}
