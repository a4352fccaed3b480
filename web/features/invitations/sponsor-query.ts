import { queryOptions } from '@tanstack/react-query'
import type { Invite } from 'contract/invitations'
import { get } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** Whose invite code this is; null where it is nobody's. */
export function sponsorQuery(code: string) {
  return queryOptions({
    queryKey: [...queryKeys.invites, code],
    queryFn: ({ signal }) => getInvite(code, signal),
    enabled: code !== '',
  })
}

async function getInvite(code: string, signal: AbortSignal): Promise<Invite | null> {
  try {
    return await get<Invite>(`/api/invites/${encodeURIComponent(code)}`, signal)
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null
    throw error
  }
}
