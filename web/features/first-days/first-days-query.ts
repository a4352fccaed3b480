import { queryOptions } from '@tanstack/react-query'
import type { FirstDays } from 'contract/first-days'
import { FIRST_DAYS_PAY } from 'game/first-days'
import * as messages from 'messages/first-days'
import { get } from '#web/client/api/api.ts'
import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { hasTrouble } from '#web/client/offline/connection.ts'
import { refreshUser } from '#web/client/session/session.ts'
import { toast } from '#web/ui/toast.ts'

export function firstDaysQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.firstDays, memberId],
    queryFn: async ({ signal }) => {
      const answer = await get<FirstDays>(`/api/users/${memberId}/first-days`, signal)
      // A kept answer would say again what was paid long ago.
      return hasTrouble() ? { ...answer, paid: [] } : tellPaid(answer)
    },
    staleTime: 0,
  })
}

/** Says who was paid by this answer, and asks for what shows it. */
export function tellPaid(answer: FirstDays): FirstDays {
  for (const { name } of answer.paid) toast({ title: messages.finished, description: paidText(name) })
  if (answer.paid.length > 0) {
    refreshUser().catch(() => undefined)
    for (const queryKey of [queryKeys.leaderboard, queryKeys.ledger]) void queryClient.invalidateQueries({ queryKey })
  }
  return answer
}

export function paidText(name: string): string {
  return messages.paid({ name, ...FIRST_DAYS_PAY })
}
