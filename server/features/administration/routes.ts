import {
  Adjustment,
  ManagedMember,
  MemberPage,
  MemberQuery,
  RoleChange,
  SuspensionChange,
} from 'contract/administration'
import { UserParams } from 'contract/common'
import { IdempotencyHeaders } from 'contract/invitations'
import { LedgerPage, LedgerQuery } from 'contract/ledger'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { readLedgerPage } from '#server/features/ledger/public.ts'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { adjustBalance } from './adjust-balance.ts'
import { changeRole, changeSuspension } from './change-standing.ts'
import { findMembers, readManagedMember } from './find-members.ts'

const tags = ['administration']
const response = { 200: ManagedMember, ...refusals }

/** In the scope of administrators. */
export function memberAdministrationRoutes(scope: Scope, deps: Dependencies): void {
  const { read } = deps.database

  scope.get(
    '/api/admin/members',
    {
      schema: {
        tags,
        summary: 'List or search the members, newest first',
        querystring: MemberQuery,
        response: { 200: MemberPage, ...refusals },
      },
    },
    async (request) => findMembers(read, request.query),
  )

  scope.get(
    '/api/admin/members/:id/ledger',
    {
      schema: {
        tags,
        summary: "List a member's tickets, newest first",
        params: UserParams,
        querystring: LedgerQuery,
        response: { 200: LedgerPage, ...refusals },
      },
    },
    async (request) => {
      const { id } = await readManagedMember(read, request.params.id)
      return readLedgerPage(read, id, callerOf(request), request.query.after, languageOf(request))
    },
  )

  standingRoutes(scope, deps)

  scope.post(
    '/api/admin/members/:id/adjustments',
    {
      schema: {
        tags,
        summary: 'Add or take tokens and points, with a reason',
        params: UserParams,
        headers: IdempotencyHeaders,
        body: Adjustment,
        response,
      },
    },
    async (request) =>
      adjustBalance(deps, actorOf(request), {
        ...request.body,
        memberId: request.params.id,
        key: request.headers['idempotency-key'],
      }),
  )
}

function standingRoutes(scope: Scope, deps: Pick<Dependencies, 'config' | 'database' | 'now'>): void {
  scope.post(
    '/api/admin/members/:id/role',
    {
      schema: {
        tags,
        summary: 'Make a member an administrator, or take the role away',
        params: UserParams,
        body: RoleChange,
        response,
      },
    },
    async (request) => changeRole(deps, actorOf(request), { ...request.params, ...request.body }),
  )

  scope.post(
    '/api/admin/members/:id/suspension',
    { schema: { tags, summary: 'Suspend a member, or lift it', params: UserParams, body: SuspensionChange, response } },
    async (request) => changeSuspension(deps, actorOf(request), { ...request.params, ...request.body }),
  )
}
