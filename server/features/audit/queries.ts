import type { AuditKind } from 'contract/audit'
import type { Db } from '#server/database/database.ts'
import { searchTerms } from '#server/features/members/public.ts'

export type Filters = { person?: string | undefined; kind?: AuditKind | undefined }

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number]

/** Newest first. @param before the id of the last row of the page before; null for the first page */
export function listAudit(db: Db, { person = '', kind }: Filters, before: number | null, atMost: number) {
  const search = person.trim()
  return db
    .selectFrom('audit_log')
    .leftJoin('members as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('members as target', (join) =>
      join.onRef('target.id', '=', 'audit_log.target_id').on('audit_log.target_kind', '=', 'member'),
    )
    .selectAll('audit_log')
    .select(['actor.name as actor_name', 'actor.email as actor_email', 'actor.deleted_at as actor_deleted_at'])
    .select(['target.name as target_name', 'target.email as target_email', 'target.deleted_at as target_deleted_at'])
    .$if(kind !== undefined, (query) => query.where('audit_log.kind', '=', kind as AuditKind))
    .$if(before !== null, (query) => query.where('audit_log.id', '<', before))
    .$if(search !== '', (query) =>
      query.where(({ eb, or }) =>
        or([eb('audit_log.actor_id', 'in', membersLike(db, search)), eb('target.id', 'in', membersLike(db, search))]),
      ),
    )
    .orderBy('audit_log.id', 'desc')
    .limit(atMost)
    .execute()
}

function membersLike(db: Db, search: string) {
  return db
    .selectFrom('members')
    .select('members.id')
    .where((eb) => eb.or([eb('members.id', '=', search), ...searchTerms(search)]))
}
