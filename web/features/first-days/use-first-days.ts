import { useQueryClient } from '@tanstack/react-query'
import type { FirstDays, FirstDaysPutAway, FirstDaysTick, VolunteerAnswer } from 'contract/first-days'
import type { StepByHand } from 'game/first-days'
import { post, put } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { firstDaysQuery, tellPaid } from './first-days-query.ts'

type Tick = FirstDaysTick & { step: StepByHand }

/** A call about the first days. Its answer is how they stand now. */
function useCall<Input>(send: (path: string, input: Input) => Promise<FirstDays>) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: (input: Input) => send(`/api/users/${id}/first-days`, input),
    failed: 'Failed to save it',
    invalidates: [queryKeys.today],
    onSaved: (answer) => queryClient.setQueryData(firstDaysQuery(id).queryKey, tellPaid(answer)),
    onFailed: () => queryClient.invalidateQueries({ queryKey: queryKeys.firstDays }),
  })
}

export function useTick() {
  return useCall((path, { step, ...tick }: Tick) => post<FirstDays>(`${path}/${step}`, tick))
}

export function usePutAway() {
  return useCall((path, choice: FirstDaysPutAway) => put<FirstDays>(`${path}/put-away`, choice))
}

export function useVolunteerAnswer() {
  return useCall((path, answer: VolunteerAnswer) => put<FirstDays>(`${path}/volunteer`, answer))
}
