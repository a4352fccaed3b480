import { useQueryClient } from '@tanstack/react-query'
import type { QuizAnswer, QuizVerdict } from 'contract/quizzes'
import * as messages from 'messages/review-session'
import { ApiError, failureText } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useSingleMutation } from '#web/client/api/use-single-mutation.ts'
import { doAct } from '#web/client/outbox/do-act.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'

/** Answers a question of a lesson. What goes wrong, or that it waits, is said where the question is, without a toast. */
export function useCheckAnswer() {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const mutation = useSingleMutation({
    mutationFn: (answer: QuizAnswer) => doAct<QuizVerdict>({ memberId: id, kind: 'question', body: answer, name: '' }),
    onSuccess: (verdict) => {
      if (verdict === WAITS) return
      updateUser(verdict.user)
      for (const queryKey of [queryKeys.today, queryKeys.memory]) void queryClient.invalidateQueries({ queryKey })
    },
    onError: async (error) => {
      const status = error instanceof ApiError && error.status
      // The question was changed after it was drawn: it stays pending until the new one is there.
      if (status === 409) await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
      // It was deleted. Without it the list may be empty, which would end the check before this is read.
      if (status === 404) void queryClient.invalidateQueries({ queryKey: queryKeys.quizzes, refetchType: 'none' })
    },
  })
  const sentence = failureText(mutation.error, messages.checkFailed)
  const { data } = mutation
  return { ...mutation, verdict: data === WAITS ? undefined : data, waits: data === WAITS, sentence }
}
