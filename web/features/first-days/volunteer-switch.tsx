import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Volunteering } from 'contract/first-days'
import * as messages from 'messages/volunteering'
import { useState } from 'react'
import { get, put } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
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
      title: messages.choiceSaved,
      description: isOn ? messages.willBeOffered : messages.willNotBeOffered,
    }),
    failed: messages.choiceFailed,
    onSaved: (choice) => queryClient.setQueryData(queryKey, choice),
    invalidates: [queryKeys.firstDays, queryKeys.today],
  })
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const choose = (isOn: boolean, helped: number) => {
    if (!isOn && helped > 0) setIsAsked(true)
    else if (!isPending) mutate(isOn)
  }
  return (
    <Loaded query={query} loading={<SwitchSkeleton />} failure={messages.choiceLoadFailed}>
      {({ isOn, helped }) => (
        <>
          <Switch
            label={messages.iWouldWelcome}
            hint={messages.theyAreAsked}
            checked={isPending ? variables : isOn}
            onChange={({ currentTarget }) => choose(currentTarget.checked, helped)}
          />
          <ConfirmDialog
            open={isAsked}
            title={messages.stopTitle}
            question={messages.stopQuestion({ count: helped })}
            confirmLabel={messages.stop}
            pending={isPending}
            onConfirm={() => mutate(false, { onSettled: close })}
            onCancel={close}
          />
        </>
      )}
    </Loaded>
  )
}

function SwitchSkeleton() {
  return (
    <Loading label={messages.choiceLoading}>
      <Skeleton className="h-20" />
    </Loading>
  )
}
