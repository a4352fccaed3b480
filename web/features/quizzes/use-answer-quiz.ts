import type { Quiz, QuizAnswer, QuizVerdict } from 'contract/quizzes'
import { nextUnanswered } from 'game/quizzes'
import * as messages from 'messages/quizzes'
import { post } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
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
    failed: () => messages.answerFailed,
    invalidates: [queryKeys.memory, queryKeys.today],
    onSaved: ({ user }) => afterPaidWrite(user),
  })
}

/** How many seconds the server asked to wait before the next answer. */
export function pauseOf(error: Error | null): number | undefined {
  return error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
}
