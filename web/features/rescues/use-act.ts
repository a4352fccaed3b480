import { useQueryClient } from '@tanstack/react-query'
import type { Rescues } from 'contract/rescues'
import type { RescueAct } from 'game/rescues'
import * as messages from 'messages/rescues'
import { post } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { dropOwnWords } from '#web/client/own-words/use-own-words.ts'
import { useMember } from '#web/client/session/member.tsx'
import { rescuesQuery } from './rescue-queries.ts'

export type Acted = { readonly id: string; readonly name: string; readonly act: RescueAct }

/** The name of a sponsor's own message about a card. */
export const wordsAbout = (cardId: string) => `rescue:${cardId}`

/** Says what the member did with a card. The answer is the new list. */
export function useAct(onSaved: (acted: Acted) => void) {
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: ({ id, act }: Acted) => post<Rescues>(`/api/users/${memberId}/rescues/${id}`, { act }),
    failed: messages.saveFailed,
    invalidates: [queryKeys.rescues, queryKeys.today],
    onSaved: (rescues, acted) => {
      queryClient.setQueryData(rescuesQuery(memberId).queryKey, rescues)
      if (acted.act === 'reached_out') dropOwnWords(memberId, wordsAbout(acted.id))
      onSaved(acted)
    },
  })
}
