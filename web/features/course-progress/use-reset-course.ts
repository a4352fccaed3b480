import { useQueryClient } from '@tanstack/react-query'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { storeUser } from '#web/client/session/stored-user.ts'
import { courseProgressQuery } from './course-progress-query.ts'
import { COURSE_RESET, NOT_RESET, resetCourse } from './reset-course.ts'

/** Reset Progress and Retake Course. */
export function useResetCourse(courseId: number) {
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => resetCourse(memberId, courseId),
    done: () => COURSE_RESET,
    failed: NOT_RESET,
    onSaved: ({ user, payment: _, ...progress }) => {
      queryClient.setQueryData(courseProgressQuery(memberId, courseId).queryKey, progress)
      storeUser(user)
    },
  })
}
