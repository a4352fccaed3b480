import { type MutateOptions, useIsMutating, useQueryClient } from '@tanstack/react-query'
import type { FirstDays, FirstDaysPutAway, FirstDaysTick, VolunteerAnswer } from 'contract/first-days'
import type { StepByHand } from 'game/first-days'
import * as messages from 'messages/first-days'
import { post, put } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { firstDaysQuery, tellPaid } from './first-days-query.ts'

const CALLS = { mutationKey: queryKeys.firstDays }

export type Tick = FirstDaysTick & { step: StepByHand }

/** A call about the first days. Its answer is how they stand now. */
function useCall<Input>(send: (path: string, input: Input) => Promise<FirstDays>) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    mutationKey: queryKeys.firstDays,
    send: (input: Input) => send(`/api/users/${id}/first-days`, input),
    failed: messages.saveFailed,
    invalidates: [queryKeys.today],
    onSaved: (answer) => queryClient.setQueryData(firstDaysQuery(id).queryKey, tellPaid(answer)),
    onFailed: () => queryClient.invalidateQueries({ queryKey: queryKeys.firstDays }),
  })
}

/**
 * Each answer is how all lists stand: of two that come in another order, the later one would bring back what was before. So
 * a tick is ignored while any call about the first days is pending, on whichever list.
 */
export function useTick() {
  const queryClient = useQueryClient()
  const isBusy = useIsMutating(CALLS) > 0
  const call = useCall((path, { step, ...tick }: Tick) => post<FirstDays>(`${path}/${step}`, tick))
  // Asked at the press: what was drawn may be older.
  const tick = (input: Tick, options: MutateOptions<FirstDays, Error, Tick> = {}) => {
    if (queryClient.isMutating(CALLS) === 0) call.mutate(input, options)
  }
  return { tick, isBusy, underWay: call.isPending ? call.variables : undefined }
}

export function usePutAway() {
  return useCall((path, choice: FirstDaysPutAway) => put<FirstDays>(`${path}/put-away`, choice))
}

export function useVolunteerAnswer() {
  return useCall((path, answer: VolunteerAnswer) => put<FirstDays>(`${path}/volunteer`, answer))
}
