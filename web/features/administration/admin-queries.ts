import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FailedMail, HeldReferral, MemberPage } from 'contract/administration'
import type { AuditKind, AuditPage } from 'contract/audit'
import type { ClaimReport } from 'contract/claim-reports'
import type { SiteHealth } from 'contract/health'
import type { LeadPool } from 'contract/leads'
import type { OperatorDetails } from 'contract/operator'
import type { IncomeDisclosure, MarketingFigure } from 'contract/site-texts'
import { get } from '#web/client/api.ts'
import { DISCLOSURE_KEY, FIGURES_KEY } from '#web/client/content-keys.ts'

/** An administrator works on what is there now, not on what a screen showed a while ago. */
const FRESH = { staleTime: 0 }

export const MEMBERS = ['administration', 'members'] as const
export const REFERRALS = ['administration', 'referrals'] as const
export const LEAD_POOL = ['administration', 'leads'] as const
export const CLAIM_REPORTS = ['administration', 'claim-reports'] as const
export const FAILED_MAIL = ['administration', 'mail'] as const
export const OPERATOR = ['administration', 'operator'] as const
export const MANAGED_FIGURES = ['administration', FIGURES_KEY] as const

/** @param search a part of a name or an address; an empty text finds everybody */
export function membersQuery(search: string) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: [...MEMBERS, search],
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
    queryKey: ['administration', 'audit', filters],
    queryFn: ({ pageParam, signal }) => get<AuditPage>(`/api/admin/audit${auditQueryText(filters, pageParam)}`, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export function heldReferralsQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: REFERRALS,
    queryFn: ({ signal }) => get<HeldReferral[]>('/api/admin/referrals/held', signal),
  })
}

export function leadPoolQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: LEAD_POOL,
    queryFn: ({ signal }) => get<LeadPool>('/api/admin/leads', signal),
  })
}

export function claimReportsQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: CLAIM_REPORTS,
    queryFn: ({ signal }) => get<ClaimReport[]>('/api/admin/claim-reports', signal),
  })
}

export function failedMailQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: FAILED_MAIL,
    queryFn: ({ signal }) => get<FailedMail[]>('/api/admin/mail/failed', signal),
  })
}

/** All figures, the hidden ones too. */
export function managedFiguresQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: MANAGED_FIGURES,
    queryFn: ({ signal }) => get<MarketingFigure[]>('/api/admin/marketing-figures', signal),
  })
}

/** Who runs the site. */
export function operatorQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: OPERATOR,
    queryFn: ({ signal }) => get<OperatorDetails>('/api/admin/operator', signal),
  })
}

export function managedDisclosureQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: [DISCLOSURE_KEY],
    queryFn: ({ signal }) => get<IncomeDisclosure>('/api/income-disclosure', signal),
  })
}

/** Asked again whenever somebody comes back to it: what was well an hour ago says nothing. */
export function siteHealthQuery() {
  return queryOptions({
    ...FRESH,
    queryKey: ['administration', 'health'],
    queryFn: ({ signal }) => get<SiteHealth>('/api/admin/health', signal),
    refetchOnWindowFocus: true,
  })
}
