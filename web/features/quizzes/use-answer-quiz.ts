import { useMutation } from '@tanstack/react-query'
import type { Quiz, QuizAnswer, QuizVerdict } from 'contract/quizzes'
import { nextUnanswered } from 'game/quizzes'
import { post } from '#web/client/api.ts'
import { ApiError } from '#web/client/api-error.ts'
import { useMember } from '#web/client/member.tsx'
import { usePaidWrite } from '#web/client/paid-write.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Answers a quiz for the member and says how it went.
 * @param quizzes those that are asked one after the other
 */
export function useAnswerQuiz(quizzes: readonly Quiz[]) {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  return useMutation({
    mutationFn: (answer: QuizAnswer) => post<QuizVerdict>(`/api/users/${id}/quiz-answer`, answer),
    onSuccess: ({ user, correct, pointsEarned }, { quizId }) => {
      afterPaidWrite(user)
      if (correct) {
        const earned = `You earned ${pointsEarned} points!`
        const hasNext = nextUnanswered(quizzes, user.quizCorrect, quizId) !== undefined
        toast({ title: 'Correct!', description: hasNext ? `${earned} Loading next question...` : earned })
      } else {
        toast({
          title: 'Incorrect Answer',
          description: 'You can reset and try again or review the material.',
          variant: 'destructive',
        })
      }
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to submit quiz answer. Please try again.',
        variant: 'destructive',
      }),
  })
}

/** For how many seconds the server wants no further answer, where it said so. */
export function pauseOf(error: Error | null): number | undefined {
  return error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
}
