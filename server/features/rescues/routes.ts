import { UserParams } from 'contract/common'
import { Help, HelpAnswer, RescueParams, Rescues, RescueUpdate } from 'contract/rescues'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { actOnCard } from './act-on-card.ts'
import { answerHelp, showHelp } from './answer-help.ts'
import { showCards } from './show-cards.ts'

const tags = ['team']

/** In the scope of a member's own id. */
export function rescueRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now' | 'randomBytes'>): void {
  scope.get(
    '/rescues',
    {
      schema: {
        tags,
        summary: 'See who of your people needs a hand',
        params: UserParams,
        response: { 200: Rescues, ...refusals },
      },
    },
    (request) => showCards(deps, callerOf(request).id, languageOf(request)),
  )

  scope.post(
    '/rescues/:rescueId',
    {
      schema: {
        tags,
        summary: 'Say that you reached out, or put a card off or away',
        params: RescueParams,
        body: RescueUpdate,
        response: { 200: Rescues, ...refusals },
      },
    },
    async (request) => {
      const { id: sponsorId } = callerOf(request)
      await actOnCard(deps, { sponsorId, rescueId: request.params.rescueId, ...request.body })
      return showCards(deps, sponsorId, languageOf(request))
    },
  )

  scope.get(
    '/help',
    {
      schema: {
        tags,
        summary: 'See whether a message of your sponsor is to be thanked for',
        params: UserParams,
        response: { 200: Help, ...refusals },
      },
    },
    (request) => showHelp(deps, callerOf(request).id),
  )

  scope.post(
    '/help/:rescueId',
    {
      schema: {
        tags,
        summary: 'Say whether a message of your sponsor helped',
        params: RescueParams,
        body: HelpAnswer,
        response: { 200: Help, ...refusals },
      },
    },
    async (request) => {
      const { id: memberId } = callerOf(request)
      await answerHelp(deps, { memberId, rescueId: request.params.rescueId, ...request.body })
      return showHelp(deps, memberId)
    },
  )
}
