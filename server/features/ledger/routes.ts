import { UserParams } from 'contract/common'
import { LedgerPage, LedgerQuery } from 'contract/ledger'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf } from '#server/plugins/sessions.ts'
import { refusals, type Scope } from '#server/scope.ts'
import { readLedgerPage } from './read-ledger-page.ts'

/** In the scope of a member's own id. */
export function ownLedgerRoutes(scope: Scope, { database }: Dependencies): void {
  scope.get(
    '/ledger',
    {
      schema: {
        tags: ['ledger'],
        summary: 'Your tickets, newest first',
        params: UserParams,
        querystring: LedgerQuery,
        response: { 200: LedgerPage, ...refusals },
      },
    },
    async (request) => readLedgerPage(database.read, callerOf(request).id, request.query.after),
  )
}
