import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SiteSettings } from 'contract/site-settings'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

function siteSettingsQuery() {
  return queryOptions({
    queryKey: queryKeys.site,
    queryFn: ({ signal }) => get<SiteSettings>('/api/site', signal),
  })
}

/** What the operator has set. Undefined until the server has said so, and where it cannot: then say what is true anyway. */
export function useSiteSettings(): SiteSettings | undefined {
  return useQuery(siteSettingsQuery()).data
}
