import { useQueryClient } from '@tanstack/react-query'
import type { CourseProgressResult } from 'contract/course-progress'
import * as messages from 'messages/course-progress'
import { postRepeatable } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { storeUser } from '#web/client/session/stored-user.ts'
import { courseProgressQuery, progressPath } from './course-progress-query.ts'

/**
 * Resets a member's progress in a course, including the answers to its quizzes; what it paid stays.
 * @throws ApiError
 */
export function resetCourse(memberId: string, courseId: number): Promise<CourseProgressResult> {
  return postRepeatable<CourseProgressResult>(`${progressPath(memberId, courseId)}/reset`)
}

export const COURSE_RESET = {
  title: messages.courseReset,
  description: messages.atDepot,
}

export const NOT_RESET = messages.resetFailed

/** Reset Progress and Retake Course. */
export function useResetCourse(courseId: number) {
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => resetCourse(memberId, courseId),
    done: () => COURSE_RESET,
    failed: NOT_RESET,
    onSaved: ({ user, payment: _, ...progress }) => {
      // The ticks of its lessons are reset, too.
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.courses, courseId, 'lessons'] })
      queryClient.setQueryData(courseProgressQuery(memberId, courseId).queryKey, progress)
      storeUser(user)
    },
  })
}
