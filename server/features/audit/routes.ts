import { AuditFileQuery, AuditPage, AuditQuery } from 'contract/audit'
import Type from 'typebox'
import type { Dependencies } from '#server/dependencies.ts'
import { messagesFor } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { auditFile } from './audit-file.ts'
import { listAudit } from './queries.ts'
import { auditView } from './view.ts'

const tags = ['administration']
const PAGE = 50

/** In the scope of administrators. */
export function auditRoutes(scope: Scope, { database, now }: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/api/admin/audit',
    {
      schema: {
        tags,
        summary: 'List what administrators did and what happened to the security of accounts, newest first',
        querystring: AuditQuery,
        response: { 200: AuditPage, ...refusals },
      },
    },
    async ({ query: { after, ...filters } }) => {
      const rows = await listAudit(database.read, filters, after === undefined ? null : Number(after), PAGE + 1)
      const entries = rows.slice(0, PAGE).map(auditView)
      return { entries, next: rows.length > PAGE ? String(entries.at(-1)?.id) : null }
    },
  )

  scope.get(
    '/api/admin/audit.csv',
    {
      schema: {
        tags,
        summary: 'Download the newest 10,000 entries of the audit log',
        querystring: AuditFileQuery,
        response: { 200: Type.String({ description: 'CSV' }), ...refusals },
      },
    },
    async (request, reply) => {
      const day = new Date(now()).toISOString().slice(0, 10)
      reply.header('content-disposition', `attachment; filename="audit-${day}.csv"`)
      return reply
        .type('text/csv; charset=utf-8')
        .send(await auditFile(database.read, request.query, messagesFor(request)))
    },
  )
}
