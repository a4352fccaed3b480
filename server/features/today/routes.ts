import { UserParams } from 'contract/common'
import { Today, TryItAnswer, TryItParams } from 'contract/reviews'
import type { Dependencies } from '#server/dependencies.ts'
import { reviewQuestionsOf } from '#server/features/reviews/public.ts'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { answerTryIt } from '#server/features/try-its/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { readToday } from './read-today.ts'

const tags = ['today']

/** In the scope of a member's own id. */
export function todayRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  const { database, now } = deps
  const reviewQuestions = reviewQuestionsOf(database)

  scope.get(
    '/today',
    {
      schema: {
        tags,
        summary: 'See what there is to do today',
        params: UserParams,
        response: { 200: Today, ...refusals },
      },
    },
    (request) =>
      readToday(database.read, reviewQuestions, callerOf(request), { now: now(), language: languageOf(request) }),
  )

  scope.post(
    '/try-its/:source',
    {
      schema: {
        tags,
        summary: 'Say how it went with what you wanted to try',
        params: TryItParams,
        body: TryItAnswer,
        response: { 200: Today, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await answerTryIt(deps, caller.id, request.params.source, request.body)
      return readToday(database.read, reviewQuestions, caller, { now: now(), language: languageOf(request) })
    },
  )
}
