import { useQueryClient } from '@tanstack/react-query'
import type { CourseProgressResult } from 'contract/course-progress'
import * as messages from 'messages/course-progress'
import { postRepeatable } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { focusInPlaceSoon } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'
import { courseProgressQuery, PROGRESS_HEADING, progressPath } from './course-progress-query.ts'

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
      // Its lessons lose their ticks, and its own video starts over.
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.courses, courseId, 'lessons'] })
      void queryClient.resetQueries({ queryKey: [...queryKeys.courses, courseId, 'video'] })
      queryClient.setQueryData(courseProgressQuery(memberId, courseId).queryKey, progress)
      updateUser(user)
      // The button that was pressed goes away.
      focusInPlaceSoon(PROGRESS_HEADING)
    },
  })
}
