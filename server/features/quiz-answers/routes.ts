import { ActHeaders } from 'contract/acts'
import { UserParams } from 'contract/common'
import { OwnQuizParams } from 'contract/course-progress'
import { QuizAnswer, QuizVerdict } from 'contract/quizzes'
import { UserWithMessage } from 'contract/users'
import type { Dependencies } from '#server/dependencies.ts'
import { readUser } from '#server/features/members/public.ts'
import { callerOf, languageOf, messagesFor } from '#server/features/sessions/public.ts'
import { actOfMember } from '#server/http/acts.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { answerQuiz } from './answer-quiz.ts'
import { resetQuiz } from './reset-quiz.ts'

const tags = ['quizzes']

/** In the scope of a member's own id. */
export function quizAnswerRoutes(scope: Scope, deps: Pick<Dependencies, 'config' | 'database' | 'now'>): void {
  scope.post(
    '/quiz-answer',
    {
      schema: {
        tags,
        summary: 'Answer a quiz',
        params: UserParams,
        headers: ActHeaders,
        body: QuizAnswer,
        response: { 200: QuizVerdict, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const act = actOfMember(request)
      const verdict = await answerQuiz(deps, caller, request.body, languageOf(request), act)
      return { ...verdict, user: await readUser(deps.database.read, caller.id) }
    },
  )

  scope.post(
    '/quiz/:quizId/reset',
    {
      schema: {
        tags,
        summary: 'Reset the answer to a quiz',
        params: OwnQuizParams,
        response: { 200: UserWithMessage, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await resetQuiz(deps, caller, Number(request.params.quizId))
      const message = messagesFor(request).content.quizReset
      return { user: await readUser(deps.database.read, caller.id), message }
    },
  )
}
