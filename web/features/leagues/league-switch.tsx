import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import * as messages from 'messages/leagues'
import { patch } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'
import { Switch } from '#web/ui/switch.tsx'

/** Whether the member takes part. */
export function LeagueSwitch() {
  const { id, inLeagues, isAdmin } = useMember()
  const { mutate, isPending, variables } = useToastMutation({
    send: (isIn: boolean) => patch<User>(`/api/users/${id}`, { inLeagues: isIn } satisfies AccountUpdate),
    done: (user) => ({
      title: messages.choiceSaved,
      description: user.inLeagues ? messages.nowIn : messages.nowOut,
    }),
    failed: messages.choiceFailed,
    invalidates: [queryKeys.league],
    onSaved: updateUser,
  })
  if (isAdmin) return <p>{messages.administratorsArent}</p>
  return (
    <Switch
      label={messages.takePart}
      hint={messages.whoSees}
      checked={isPending ? variables : inLeagues}
      onChange={({ currentTarget }) => isPending || mutate(currentTarget.checked)}
    />
  )
}
