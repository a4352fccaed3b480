import { useQueryClient } from '@tanstack/react-query'
import type { LessonResult, LessonSummary } from 'contract/lessons'
import * as messages from 'messages/lessons'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { doAct } from '#web/client/outbox/do-act.ts'
import { SAVED_HERE } from '#web/client/outbox/saved-here.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'
import { lessonsQuery } from './lesson-queries.ts'

type FinishableLesson = Pick<LessonSummary, 'id' | 'courseId' | 'title'>

/** Finishes a lesson for the member, here where there is no connection; finishing it again changes nothing. */
export function useFinishLesson({ id, courseId, title }: FinishableLesson, onSaved: () => void) {
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => doAct<LessonResult>({ memberId, kind: 'lesson', ids: { lessonId: String(id) }, name: title }),
    done: (saved) => (saved === WAITS ? SAVED_HERE : undefined),
    failed: messages.finishFailed,
    invalidates: [queryKeys.today],
    onSaved: (saved) => {
      queryClient.setQueryData(lessonsQuery(courseId, memberId).queryKey, (lessons) =>
        lessons?.map((lesson) => (lesson.id === id ? { ...lesson, isFinished: true } : lesson)),
      )
      if (saved !== WAITS) {
        void queryClient.invalidateQueries({ queryKey: [...queryKeys.courseProgress, memberId, courseId] })
        updateUser(saved.course.user)
      }
      onSaved()
    },
  })
}
