import { useQueryClient } from '@tanstack/react-query'
import type { Quiz, QuizAnswer, QuizVerdict } from 'contract/quizzes'
import { nextUnanswered } from 'game/quizzes'
import * as messages from 'messages/quizzes'
import { post } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import type { ToastMessage } from '#web/ui/toast.ts'

const INCORRECT: ToastMessage = {
  title: messages.incorrectTitle,
  description: messages.incorrectAbout,
  variant: 'destructive',
}

/**
 * Answers a quiz for the member and says how it went.
 * @param quizzes those that are asked one after the other
 */
export function useAnswerQuiz(quizzes: readonly Quiz[]) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const afterPaidWrite = usePaidWrite()
  return useToastMutation({
    send: (answer: QuizAnswer) => post<QuizVerdict>(`/api/users/${id}/quiz-answer`, answer),
    done: ({ user, correct, pointsEarned }, { quizId }) => {
      if (!correct) return INCORRECT
      const hasNext = nextUnanswered(quizzes, user.quizCorrect, quizId) !== undefined
      return {
        title: messages.correctToast,
        description: hasNext
          ? messages.earnedAndNext({ points: pointsEarned })
          : messages.earned({ points: pointsEarned }),
      }
    },
    failed: (error) => (isOutdated(error) ? sentenceOf(error, messages.answerFailed) : messages.answerFailed),
    invalidates: [queryKeys.memory, queryKeys.today],
    onSaved: ({ user }) => afterPaidWrite(user),
    onFailed: async (error) => {
      if (!isOutdated(error)) return
      const refetched = queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
      // Refetching removes a deleted quiz and its dialog, which has to close itself first.
      if (!isGone(error)) await refetched
    },
  })
}

/** The quiz was changed or deleted after the member opened it. */
function isOutdated(error: Error): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}

export function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

/** How many seconds the server asked to wait before the next answer. */
export function pauseOf(error: Error | null): number | undefined {
  return error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
}
