import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMember } from '#web/client/member.tsx'
import { storeUser } from '#web/client/stored-user.ts'
import { courseProgressQuery } from './course-progress-query.ts'
import { resetCourse, sayNotReset, sayReset } from './reset-course.ts'

/** Reset Progress and Retake Course (spec §4). */
export function useResetCourse(courseId: number) {
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => resetCourse(memberId, courseId),
    onSuccess: ({ user, payment: _, ...progress }) => {
      queryClient.setQueryData(courseProgressQuery(memberId, courseId).queryKey, progress)
      storeUser(user)
      sayReset()
    },
    onError: sayNotReset,
  })
}
