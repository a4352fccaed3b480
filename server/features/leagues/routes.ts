import { UserParams } from 'contract/common'
import { League } from 'contract/leagues'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { readLeague } from './read-league.ts'

/** In the scope of a member's own id. */
export function leagueRoutes(scope: Scope, { database, now }: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/league',
    {
      schema: {
        tags: ['leagues'],
        summary: 'See your league of the week',
        params: UserParams,
        response: { 200: League, ...refusals },
      },
    },
    (request) => readLeague(database.read, callerOf(request).id, now()),
  )
}
