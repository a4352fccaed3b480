import { UserParams } from 'contract/common'
import { LedgerCheck, LedgerCheckStep, LedgerPage, LedgerQuery } from 'contract/ledger'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf } from '#server/plugins/sessions.ts'
import { refusals, type Scope } from '#server/scope.ts'
import { LedgerChecks } from './check-ledger.ts'
import { readLedgerPage } from './read-ledger-page.ts'

const tags = ['ledger']

/** In the scope of a member's own id. */
export function ownLedgerRoutes(scope: Scope, { database }: Dependencies): void {
  scope.get(
    '/ledger',
    {
      schema: {
        tags,
        summary: 'Your tickets, newest first',
        params: UserParams,
        querystring: LedgerQuery,
        response: { 200: LedgerPage, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      return readLedgerPage(database.read, caller.id, caller, request.query.after)
    },
  )
}

/** In the scope of administrators. */
export function ledgerAdministrationRoutes(scope: Scope, { database }: Dependencies): void {
  const checks = new LedgerChecks()
  scope.post(
    '/api/admin/ledger-check',
    {
      schema: {
        tags,
        summary: 'Whether balances and the leaderboard agree with the ledger, about a second of it in each call',
        body: LedgerCheckStep,
        response: { 200: LedgerCheck, ...refusals },
      },
    },
    async (request) => checks.run(database.read, request.body.after),
  )
}
