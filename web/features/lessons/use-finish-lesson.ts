import { useQueryClient } from '@tanstack/react-query'
import type { LessonResult, LessonSummary } from 'contract/lessons'
import { postRepeatable } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { storeUser } from '#web/client/session/stored-user.ts'
import { lessonsQuery } from './lesson-queries.ts'

/** Finishes a lesson for the member; finishing it again changes nothing. */
export function useFinishLesson({ id, courseId }: Pick<LessonSummary, 'id' | 'courseId'>, onSaved: () => void) {
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => postRepeatable<LessonResult>(`/api/users/${memberId}/lessons/${id}/complete`),
    failed: 'Failed to save that you finished this lesson. Please try again.',
    invalidates: [queryKeys.today],
    onSaved: ({ course: { user } }) => {
      queryClient.setQueryData(lessonsQuery(courseId, memberId).queryKey, (lessons) =>
        lessons?.map((lesson) => (lesson.id === id ? { ...lesson, isFinished: true } : lesson)),
      )
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.courseProgress, memberId, courseId] })
      storeUser(user)
      onSaved()
    },
  })
}
