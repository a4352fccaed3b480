import {
  ClaimReport,
  ClaimReportForm,
  ClaimReportHandling,
  ClaimReportParams,
  ClaimReports,
} from 'contract/claim-reports'
import { Said } from 'contract/invitations'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { messagesFor } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { handleReport } from './handle-report.ts'
import { listReports, type ReportRow } from './queries.ts'
import { reportClaim } from './report-claim.ts'

const tags = ['claim reports']

const SHOWN = 200

export function claimReportRoutes(scope: Scope, deps: Dependencies): void {
  scope.post(
    '/api/claim-reports',
    {
      schema: {
        tags,
        summary: 'Report a claim that seems wrong or misleading',
        body: ClaimReportForm,
        response: { 201: Said, ...refusals },
      },
    },
    async (request, reply) => {
      await reportClaim(deps, request.body, request.ip)
      reply.code(201)
      return { message: messagesFor(request).claimReports.thanks }
    },
  )
}

/** In the scope of administrators. */
export function claimReportAdministrationRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/api/admin/claim-reports',
    {
      schema: { tags, summary: 'List reported claims, open ones first', response: { 200: ClaimReports, ...refusals } },
    },
    async () => (await listReports(deps.database.read, SHOWN)).map(reportView),
  )

  scope.post(
    '/api/admin/claim-reports/:id/handled',
    {
      schema: {
        tags,
        summary: 'Mark a report as handled, or open it again',
        params: ClaimReportParams,
        body: ClaimReportHandling,
        response: { 200: ClaimReport, ...refusals },
      },
    },
    async (request) => reportView(await handleReport(deps, actorOf(request), { ...request.params, ...request.body })),
  )
}

function reportView({ id, claim, seen_where, email, created_at, handled_at }: ReportRow): ClaimReport {
  return {
    id,
    claim,
    seenWhere: seen_where,
    email,
    createdAt: new Date(created_at).toISOString(),
    handledAt: handled_at === null ? null : new Date(handled_at).toISOString(),
  }
}
