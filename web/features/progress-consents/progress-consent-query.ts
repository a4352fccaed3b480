import { queryOptions } from '@tanstack/react-query'
import type { ProgressConsent } from 'contract/progress-consents'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** Who would see the member's progress. */
export function progressConsentQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.progressConsent, memberId],
    queryFn: ({ signal }) => get<ProgressConsent>(`/api/users/${memberId}/progress-consent`, signal),
    staleTime: 0,
  })
}
