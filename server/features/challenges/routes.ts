import { ChallengeParams, Challenges, CheckedIn } from 'contract/challenges'
import { UserParams } from 'contract/common'
import { IdempotencyHeaders } from 'contract/invitations'
import { CHALLENGES } from 'game/challenges'
import { dayIn } from 'game/days'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf } from '#server/features/sessions/public.ts'
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
      const progress = await progressOf(deps.database.read, id)
      return CHALLENGES.map((challenge) => {
        const own = progress.find(({ challenge_key }) => challenge_key === challenge.key)
        return challengeView(challenge, own, today)
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
        headers: IdempotencyHeaders,
        response: { 200: CheckedIn, ...refusals },
      },
    },
    async (request) =>
      checkIn(deps, {
        memberId: callerOf(request).id,
        challengeKey: request.params.key,
        requestKey: request.headers['idempotency-key'],
      }),
  )
}
