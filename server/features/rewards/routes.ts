import { UserParams } from 'contract/common'
import { IdempotencyHeaders } from 'contract/invitations'
import { AvailableRewards, Deliveries, Redemption } from 'contract/rewards'
import { UserWithMessage } from 'contract/users'
import type { Dependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { readUser } from '#server/features/members/public.ts'
import { callerOf, languageOf, messagesFor } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { availableRewards } from './available-rewards.ts'
import { librariesByLanguage } from './choose-items.ts'
import { deliveriesOf } from './deliveries-of.ts'
import { redeemReward } from './redeem-reward.ts'

const tags = ['rewards']

const DELIVERIES_SHOWN = 100

/** In the scope of a member's own id. */
export function ownRewardRoutes(scope: Scope, deps: Dependencies): void {
  const { database } = deps
  const libraryIn = librariesByLanguage()

  scope.post(
    '/redeem-reward',
    {
      schema: {
        tags,
        summary: 'Redeem a reward',
        params: UserParams,
        headers: IdempotencyHeaders,
        body: Redemption,
        response: { 200: UserWithMessage, ...refusals },
      },
    },
    async (request) => {
      const library = await libraryIn(languageOf(request))
      const { id: memberId } = callerOf(request)
      const { rewardType } = request.body
      const once = { memberId, key: request.headers['idempotency-key'], call: 'redeem-reward', body: { rewardType } }
      return database.write((db) =>
        runOnce(db, deps, once, async () => {
          const delivered = await redeemReward(db, deps, library, memberId, rewardType)
          return { user: await readUser(db, memberId), message: delivered(messagesFor(request)) }
        }),
      )
    },
  )

  scope.get(
    '/available-rewards',
    {
      schema: {
        tags,
        summary: 'Which rewards can be delivered at the moment',
        params: UserParams,
        response: { 200: AvailableRewards, ...refusals },
      },
    },
    async (request) => availableRewards(deps, await libraryIn(languageOf(request)), callerOf(request).id),
  )

  scope.get(
    '/rewards',
    {
      schema: {
        tags,
        summary: 'List your deliveries, newest first',
        params: UserParams,
        response: { 200: Deliveries, ...refusals },
      },
    },
    async (request) => deliveriesOf(database.read, callerOf(request).id, DELIVERIES_SHOWN),
  )
}
