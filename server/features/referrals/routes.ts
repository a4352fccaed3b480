import { type HeldReferral, HeldReferrals } from 'contract/administration'
import { NoContent, UserParams } from 'contract/common'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { refuseReferral, releaseReferral } from './decide-referral.ts'
import { listHeld } from './queries.ts'

const tags = ['administration']
const SHOWN = 100

/** In the scope of administrators. */
export function referralAdministrationRoutes(scope: Scope, deps: Dependencies): void {
  const response = { 204: NoContent, ...refusals }

  scope.get(
    '/api/admin/referrals/held',
    {
      schema: { tags, summary: 'Referrals under review for a decision', response: { 200: HeldReferrals, ...refusals } },
    },
    async () => (await listHeld(deps.database.read, SHOWN)).map(heldReferralView),
  )

  scope.post(
    '/api/admin/referrals/:id/release',
    { schema: { tags, summary: 'Release a held referral', params: UserParams, response } },
    async (request, reply) => {
      await releaseReferral(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  scope.post(
    '/api/admin/referrals/:id/refuse',
    { schema: { tags, summary: 'Refuse a held referral', params: UserParams, response } },
    async (request, reply) => {
      await refuseReferral(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}

type HeldRow = Awaited<ReturnType<typeof listHeld>>[number]

function heldReferralView(row: HeldRow): HeldReferral {
  const hasLeft = row.invited_deleted_at !== null
  return {
    id: row.invited_id,
    invited: { id: row.invited_id, name: row.invited_name, email: hasLeft ? '' : row.invited_email },
    hasLeft,
    sponsor: { id: row.sponsor_id, name: row.sponsor_name, email: row.sponsor_email },
    reason: row.reason ?? 'BEFORE_PAY',
    createdAt: new Date(row.created_at).toISOString(),
  }
}
