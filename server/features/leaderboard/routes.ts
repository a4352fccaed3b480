import { Leaderboard } from 'contract/leaderboard'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { readLeaderboard } from './read-leaderboard.ts'

export function leaderboardRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  scope.get(
    '/api/leaderboard',
    {
      schema: {
        tags: ['leaderboard'],
        summary: 'Get the top ten and your own row',
        response: { 200: Leaderboard, ...refusals },
      },
    },
    async (request) => readLeaderboard(database.read, callerOf(request).id),
  )
}
