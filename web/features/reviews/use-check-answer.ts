import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QuizAnswer, QuizVerdict } from 'contract/quizzes'
import * as messages from 'messages/review-session'
import { failureText } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { doAct } from '#web/client/outbox/do-act.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { storeUser } from '#web/client/session/stored-user.ts'

/** Answers a question of a lesson. What goes wrong, or that it waits, is said where the question is, without a toast. */
export function useCheckAnswer() {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: (answer: QuizAnswer) => doAct<QuizVerdict>({ memberId: id, kind: 'question', body: answer, name: '' }),
    onSuccess: (verdict) => {
      if (verdict === WAITS) return
      storeUser(verdict.user)
      for (const queryKey of [queryKeys.today, queryKeys.memory]) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const sentence = failureText(mutation.error, messages.checkFailed)
  const { data } = mutation
  return { ...mutation, verdict: data === WAITS ? undefined : data, waits: data === WAITS, sentence }
}
