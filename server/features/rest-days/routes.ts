import { UserParams } from 'contract/common'
import { Rest, RestDays } from 'contract/rest-days'
import type { Dependencies } from '#server/dependencies.ts'
import { memberById } from '#server/features/members/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { announceRest } from './announce-rest.ts'
import { endRest } from './end-rest.ts'
import { restDaysView } from './view.ts'

const tags = ['account']

/** In the scope of a member's own id. */
export function restDayRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  const response = { 200: RestDays, ...refusals }
  const restDaysOf = async (id: string) => restDaysView(await memberById(deps.database.read, id), deps.now())

  scope.get(
    '/rest',
    { schema: { tags, summary: 'Get what keeps your streak alive', params: UserParams, response } },
    async (request) => restDaysView(callerOf(request), deps.now()),
  )

  scope.put(
    '/rest',
    { schema: { tags, summary: 'Announce a rest of up to 14 days', params: UserParams, body: Rest, response } },
    async (request) => {
      const { id } = callerOf(request)
      await announceRest(deps, id, request.body)
      return restDaysOf(id)
    },
  )

  scope.delete(
    '/rest',
    { schema: { tags, summary: 'End the announced rest', params: UserParams, response } },
    async (request) => {
      const { id } = callerOf(request)
      await endRest(deps, id)
      return restDaysOf(id)
    },
  )
}
