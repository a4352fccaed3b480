import { UserParams } from 'contract/common'
import { Recruits, RecruitsQuery, Team } from 'contract/team'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { listRecruits } from './list-recruits.ts'
import { readTeam } from './read-team.ts'

const tags = ['team']

/** In the scope of a member's own id: administrators see no team but their own. */
export function ownTeamRoutes(scope: Scope, { database, now }: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/team',
    {
      schema: {
        tags,
        summary: 'See how many are in your team, by level and station',
        description: 'Counted in the background, at most a minute ago. `asOf` is null until it was counted once.',
        params: UserParams,
        response: { 200: Team, ...refusals },
      },
    },
    (request) => readTeam(database.read, callerOf(request).id, now()),
  )

  scope.get(
    '/team/members',
    {
      schema: {
        tags,
        summary: 'List those whom you brought, newest first',
        params: UserParams,
        querystring: RecruitsQuery,
        response: { 200: Recruits, ...refusals },
      },
    },
    (request) => {
      const caller = { leaderId: callerOf(request).id, now: now(), language: languageOf(request) }
      return listRecruits(database.read, caller, request.query)
    },
  )
}
