import { useQueryClient } from '@tanstack/react-query'
import type {
  CoursePayment,
  CourseProgressRecord,
  CourseProgressResult,
  CourseProgressUpdate,
} from 'contract/course-progress'
import { COURSE_REWARD } from 'game/courses'
import * as messages from 'messages/course-progress'
import { post } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { focusInPlaceSoon } from '#web/client/page/focus.ts'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import type { ToastMessage } from '#web/ui/toast.ts'
import { courseProgressQuery, PROGRESS_HEADING, progressPath } from './course-progress-query.ts'

type Completion = {
  memberId: string
  courseId: number
  /** By the video's button, or by 'Mark as Completed'. */
  by: 'watching' | 'marking'
}

/** Completes a course for a member and says what it paid. */
export function useCompleteCourse() {
  const queryClient = useQueryClient()
  const afterPaidWrite = usePaidWrite()
  return useToastMutation({
    send: completeCourse,
    done: ({ user, payment }, { courseId, by }) => {
      const percentBefore = storedUser()?.courseProgress[courseId]
      const isNews = payment === 'now' || by === 'marking' || user.courseProgress[courseId] !== percentBefore
      return isNews ? newsOf(payment) : undefined
    },
    failed: messages.saveFailed,
    onSaved: ({ user, ...progress }, { memberId, courseId, by }) => {
      queryClient.setQueryData(courseProgressQuery(memberId, courseId).queryKey, laterProgress(progress))
      afterPaidWrite(user)
      // Only the button for marking goes away; the video's stays.
      if (by === 'marking') focusInPlaceSoon(PROGRESS_HEADING)
    },
  })
}

/** Merges a later answer. If it says that the course was paid before, the page keeps showing the payment it just announced. */
export function laterProgress(now: CourseProgressRecord) {
  return (known: CourseProgressRecord | undefined): CourseProgressRecord =>
    now.payment === 'before' && known?.payment === 'now' ? { ...now, payment: 'now' } : now
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
    // With COURSE_COMPLETION=strict and unanswered quizzes, the video still counts as watched.
    const isTooEarly = error instanceof ApiError && error.code === 'COURSE_NOT_FINISHED'
    if (by === 'watching' && isTooEarly) return save(false)
    throw error
  }
}

function newsOf(payment: CoursePayment): ToastMessage {
  if (payment === 'none') return { title: messages.videoComplete, description: messages.answerAll }
  const description = payment === 'now' ? messages.earned(COURSE_REWARD) : NOT_PAID_NOW[payment]
  return { title: messages.courseCompleted, description }
}

/** What to say about a completed course instead of the sum. */
export const NOT_PAID_NOW = {
  before: messages.paidBefore(COURSE_REWARD),
  later: messages.paidLater,
} as const
