import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { AuditKind, AuditPage } from 'contract/audit'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'

/** The filters of the audit log: a person, empty for all; a kind, empty for all. */
type AuditFilters = { person: string; kind: AuditKind | '' }

/** @returns the address's query: empty, or with its question mark */
export function auditQueryText({ person, kind }: AuditFilters, after: string | null = null): string {
  const asked = new URLSearchParams()
  if (person !== '') asked.set('person', person)
  if (kind !== '') asked.set('kind', kind)
  if (after !== null) asked.set('after', after)
  return asked.size > 0 ? `?${asked}` : ''
}

export function auditQuery(filters: AuditFilters) {
  return infiniteQueryOptions({
    queryKey: [...adminQueryKeys.audit, filters],
    queryFn: ({ pageParam, signal }) => get<AuditPage>(`/api/admin/audit${auditQueryText(filters, pageParam)}`, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
