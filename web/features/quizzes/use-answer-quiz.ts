import { useMutation } from '@tanstack/react-query'
import type { QuizAnswer, QuizVerdict } from 'contract/quizzes'
import { NEXT_QUIZ_AFTER } from 'game/quizzes'
import { post } from '#web/client/api.ts'
import { ApiError } from '#web/client/api-error.ts'
import { useMember } from '#web/client/member.tsx'
import { usePaidWrite } from '#web/client/paid-write.ts'
import { toast } from '#web/ui/toast.ts'

/** Gone before it would stand in the way of the next question. */
const PRAISE_MS = 2 * NEXT_QUIZ_AFTER

/** Answers a quiz for the member and says how it went (spec §8). */
export function useAnswerQuiz() {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  return useMutation({
    mutationFn: (answer: QuizAnswer) => post<QuizVerdict>(`/api/users/${id}/quiz-answer`, answer),
    onSuccess: ({ user, correct, pointsEarned }) => {
      afterPaidWrite(user)
      if (correct) {
        toast({
          title: 'Correct!',
          description: `You earned ${pointsEarned} points! Loading next question...`,
          duration: PRAISE_MS,
        })
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
