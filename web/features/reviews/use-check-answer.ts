import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QuizAnswer, QuizVerdict } from 'contract/quizzes'
import { post } from '#web/client/api/api.ts'
import { failureText } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useMember } from '#web/client/session/member.tsx'
import { storeUser } from '#web/client/session/stored-user.ts'

/** Answers a question of a lesson. What goes wrong is said where the question is, without a toast. */
export function useCheckAnswer() {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: (answer: QuizAnswer) => post<QuizVerdict>(`/api/users/${id}/quiz-answer`, answer),
    onSuccess: ({ user }) => {
      storeUser(user)
      for (const queryKey of [queryKeys.today, queryKeys.memory]) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const sentence = failureText(mutation.error, 'Your answer couldn’t be checked. Please try again.')
  return { ...mutation, sentence }
}
