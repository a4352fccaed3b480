import { ActHeaders } from 'contract/acts'
import { LessonResult, OwnLessonParams } from 'contract/lessons'
import type { Dependencies } from '#server/dependencies.ts'
import { progressView } from '#server/features/course-progress/public.ts'
import { readUser } from '#server/features/members/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { actOfMember } from '#server/http/acts.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { completeLesson } from './complete-lesson.ts'

/** In the scope of a member's own id. */
export function lessonCompletionRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.post(
    '/lessons/:lessonId/complete',
    {
      schema: {
        tags: ['lessons'],
        summary: 'Finish a lesson',
        params: OwnLessonParams,
        headers: ActHeaders,
        response: { 200: LessonResult, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const id = Number(request.params.lessonId)
      const { lessonId, progress, payment } = await completeLesson(deps, caller, id, actOfMember(request))
      const user = await readUser(deps.database.read, caller.id)
      return { lessonId, course: { ...progressView(progress), payment, user } }
    },
  )
}
