import { Board, Leaderboard } from 'contract/leaderboard'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { MonthBoard } from './month-boards.ts'
import { topCompanions, topHelpers } from './month-queries.ts'
import { readAround } from './read-around.ts'
import { readLeaderboard } from './read-leaderboard.ts'

const tags = ['leaderboard']

export function leaderboardRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  const { read } = deps.database

  scope.get(
    '/api/leaderboard',
    { schema: { tags, summary: 'Get the top ten and your own row', response: { 200: Leaderboard, ...refusals } } },
    async (request) => readLeaderboard(read, callerOf(request).id),
  )

  scope.get(
    '/api/leaderboard/around',
    {
      schema: {
        tags,
        summary: 'Get your own row with the five above and the five below; nothing if you aren’t on the board',
        response: { 200: Leaderboard, ...refusals },
      },
    },
    async (request) => readAround(read, callerOf(request).id),
  )

  const helpers = new MonthBoard(deps, topHelpers)
  scope.get(
    '/api/boards/helpers',
    { schema: { tags, summary: 'Get who helped most this month', response: { 200: Board, ...refusals } } },
    () => helpers.read(),
  )

  const companions = new MonthBoard(deps, topCompanions)
  scope.get(
    '/api/boards/companions',
    {
      schema: {
        tags,
        summary: 'Get who brought most of the people who finished the line this month',
        response: { 200: Board, ...refusals },
      },
    },
    () => companions.read(),
  )
}
