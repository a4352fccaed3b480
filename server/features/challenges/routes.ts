import { ActHeaders } from 'contract/acts'
import { ChallengeParams, Challenges, CheckedIn } from 'contract/challenges'
import { UserParams } from 'contract/common'
import { CHALLENGES } from 'game/challenges'
import { dayIn } from 'game/days'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf, messagesFor } from '#server/features/sessions/public.ts'
import { actOfMember } from '#server/http/acts.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { checkIn } from './check-in.ts'
import { progressOf } from './queries.ts'
import { challengeView } from './view.ts'

const tags = ['challenges']

/** In the scope of a member's own id. */
export function challengeRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/challenges',
    {
      schema: {
        tags,
        summary: 'List the daily challenges with your progress',
        params: UserParams,
        response: { 200: Challenges, ...refusals },
      },
    },
    async (request) => {
      const { id, time_zone } = callerOf(request)
      const today = dayIn(time_zone, deps.now())
      const messages = messagesFor(request)
      const progress = await progressOf(deps.database.read, id)
      return CHALLENGES.map((challenge) => {
        const own = progress.find(({ challenge_key }) => challenge_key === challenge.key)
        return challengeView(challenge, own, today, messages)
      })
    },
  )

  scope.post(
    '/challenges/:key/check-in',
    {
      schema: {
        tags,
        summary: 'Check in to a challenge',
        params: ChallengeParams,
        headers: ActHeaders,
        response: { 200: CheckedIn, ...refusals },
      },
    },
    async (request) =>
      checkIn(deps, {
        messages: messagesFor(request),
        memberId: callerOf(request).id,
        challengeKey: request.params.key,
        ...actOfMember(request),
      }),
  )
}
