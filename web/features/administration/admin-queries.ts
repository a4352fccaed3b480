import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FailedMail, HeldReferral, MemberPage } from 'contract/administration'
import type { AuditKind, AuditPage } from 'contract/audit'
import type { ClaimReport } from 'contract/claim-reports'
import type { SiteHealth } from 'contract/health'
import type { LeadPool } from 'contract/leads'
import type { OperatorDetails } from 'contract/operator'
import type { IncomeDisclosure, MarketingFigure } from 'contract/site-texts'
import { get } from '#web/client/api.ts'
import { queryKeys } from '#web/client/query-keys.ts'

/** An administrator works on what is there now, not on what a screen showed a while ago. */
const FRESH = { staleTime: 0 }

/** @param search a part of a name or an address; an empty text finds everybody */
export function membersQuery(search: string) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: [...queryKeys.members, search],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams()
      if (search !== '') asked.set('search', search)
      if (pageParam !== null) asked.set('after', pageParam)
      const query = asked.size > 0 ? `?${asked}` : ''
      return get<MemberPage>(`/api/admin/members${query}`, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // While somebody types, the list stays and is replaced.
    placeholderData: keepPreviousData,
  })
}

/** What of the audit log is shown: of a person, empty for everybody; of a kind, empty for every kind. */
export type AuditFilters = { person: string; kind: AuditKind | '' }

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
    ...FRESH,
    queryKey: [...queryKeys.audit, filters],
    queryFn: ({ pageParam, signal }) => get<AuditPage>(`/api/admin/audit${auditQueryText(filters, pageParam)}`, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export function heldReferralsQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: queryKeys.heldReferrals,
    queryFn: ({ signal }) => get<HeldReferral[]>('/api/admin/referrals/held', signal),
  })
}

export function leadPoolQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: queryKeys.leads,
    queryFn: ({ signal }) => get<LeadPool>('/api/admin/leads', signal),
  })
}

export function claimReportsQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: queryKeys.claimReports,
    queryFn: ({ signal }) => get<ClaimReport[]>('/api/admin/claim-reports', signal),
  })
}

export function failedMailQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: queryKeys.failedMail,
    queryFn: ({ signal }) => get<FailedMail[]>('/api/admin/mail/failed', signal),
  })
}

/** All figures, the hidden ones too. */
export function managedFiguresQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: queryKeys.managedFigures,
    queryFn: ({ signal }) => get<MarketingFigure[]>('/api/admin/marketing-figures', signal),
  })
}

/** Who runs the site. */
export function operatorQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: queryKeys.operator,
    queryFn: ({ signal }) => get<OperatorDetails>('/api/admin/operator', signal),
  })
}

export function managedDisclosureQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: queryKeys.disclosure,
    queryFn: ({ signal }) => get<IncomeDisclosure>('/api/income-disclosure', signal),
  })
}

/** Asked again whenever somebody comes back to it: what was well an hour ago says nothing. */
export function siteHealthQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: queryKeys.health,
    queryFn: ({ signal }) => get<SiteHealth>('/api/admin/health', signal),
    refetchOnWindowFocus: true,
  })
}
