import { AccountDeletion, AccountExport } from 'contract/account'
import { NoContent, UserParams } from 'contract/common'
import type { PeopleDependencies } from '#server/dependencies.ts'
import type { AccountDependencies } from '#server/features/accounts/public.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { callerOf, clearCachedAnswers, type SessionCookies } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

const tags = ['account']

/** In the scope of a member's own id. */
export function ownPrivacyRoutes(
  scope: Scope,
  deps: AccountDependencies & PeopleDependencies,
  cookies: SessionCookies,
): void {
  scope.delete(
    '',
    {
      schema: {
        tags,
        summary: 'Delete your account and everything stored about you',
        params: UserParams,
        body: AccountDeletion,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      await deleteAccount(deps, actorOf(request), request.body.password)
      cookies.clear(reply)
      clearCachedAnswers(reply)
      return reply.code(204).send(null)
    },
  )

  scope.get(
    '/export',
    {
      schema: {
        tags,
        summary: 'Download everything stored about you',
        params: UserParams,
        response: { 200: AccountExport, ...refusals },
      },
    },
    async (request, reply) => {
      const day = new Date(deps.now()).toISOString().slice(0, 10)
      reply.header('content-disposition', `attachment; filename="whistlestop-${day}.json"`)
      return exportAccount(deps, callerOf(request))
    },
  )
}
