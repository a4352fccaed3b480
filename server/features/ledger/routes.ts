import { UserParams } from 'contract/common'
import { LedgerCheck, LedgerCheckStep, LedgerPage, LedgerQuery } from 'contract/ledger'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf, recordAudit } from '#server/features/audit/public.ts'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { LedgerChecks } from './check-ledger.ts'
import { readLedgerPage } from './read-ledger-page.ts'

const tags = ['ledger']

/** In the scope of a member's own id. */
export function ownLedgerRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  scope.get(
    '/ledger',
    {
      schema: {
        tags,
        summary: 'List your tickets, newest first',
        params: UserParams,
        querystring: LedgerQuery,
        response: { 200: LedgerPage, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      return readLedgerPage(database.read, caller.id, caller, request.query.after, languageOf(request))
    },
  )
}

/** In the scope of administrators. */
export function ledgerAdministrationRoutes(
  scope: Scope,
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
): void {
  const checks = new LedgerChecks()
  scope.post(
    '/api/admin/ledger-check',
    {
      schema: {
        tags,
        summary: 'Check balances and the leaderboard against the ledger, for about a second in each call',
        body: LedgerCheckStep,
        response: { 200: LedgerCheck, ...refusals },
      },
    },
    async (request) => {
      const { after } = request.body
      const isBeginning = after === null || after === undefined
      if (isBeginning) {
        await database.write((db) => recordAudit(db, actorOf(request), { kind: 'ledger-checked', at: now() }))
      }
      return checks.run(database.read, after)
    },
  )
}
