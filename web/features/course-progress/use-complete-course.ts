import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CoursePayment, CourseProgressResult, CourseProgressUpdate } from 'contract/course-progress'
import { COURSE_REWARD } from 'game/courses'
import { post } from '#web/client/api.ts'
import { ApiError, sentenceOf } from '#web/client/api-error.ts'
import { usePaidWrite } from '#web/client/paid-write.ts'
import { storedUser } from '#web/client/stored-user.ts'
import { toast } from '#web/ui/toast.ts'
import { courseProgressQuery, progressPath } from './course-progress-query.ts'

type Completion = {
  memberId: string
  courseId: number
  /** By the video's button, or by 'Mark as Completed' (spec §4). */
  by: 'watching' | 'marking'
}

const { tokens, points } = COURSE_REWARD

/** Completes a course for a member and says what it paid (spec §4, §8). */
export function useCompleteCourse() {
  const queryClient = useQueryClient()
  const afterPaidWrite = usePaidWrite()
  return useMutation({
    mutationFn: completeCourse,
    onSuccess: ({ user, payment, ...progress }, { memberId, courseId, by }) => {
      const percentBefore = storedUser()?.courseProgress[courseId]
      queryClient.setQueryData(courseProgressQuery(memberId, courseId).queryKey, progress)
      afterPaidWrite(user)
      const isNews = payment === 'now' || by === 'marking' || user.courseProgress[courseId] !== percentBefore
      if (isNews) toast(newsOf(payment))
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to save your progress. Please try again.'),
        variant: 'destructive',
      }),
  })
}

async function completeCourse({ memberId, courseId, by }: Completion): Promise<CourseProgressResult> {
  const save = (isCompleted: boolean) =>
    post<CourseProgressResult>(progressPath(memberId, courseId), {
      watchTime: 100,
      isCompleted,
    } satisfies CourseProgressUpdate)
  try {
    return await save(true)
  } catch (error) {
    // Where every quiz has to be right first, the video is watched all the same.
    const isTooEarly = error instanceof ApiError && error.code === 'COURSE_NOT_FINISHED'
    if (by === 'watching' && isTooEarly) return save(false)
    throw error
  }
}

const PAYMENT_SENTENCES = {
  now: `You've earned ${tokens} tokens and ${points} leaderboard points!`,
  before: `A course pays once: its ${tokens} tokens and ${points} leaderboard points were paid before.`,
  later: 'You completed many courses in a short time. Complete this one once more later, and it will be paid.',
}

function newsOf(payment: CoursePayment) {
  if (payment === 'none')
    return { title: 'Video Complete', description: 'Get every quiz right to complete this course.' }
  return { title: 'Course Completed!', description: PAYMENT_SENTENCES[payment] }
}
