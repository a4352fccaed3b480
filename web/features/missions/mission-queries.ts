import { queryOptions } from '@tanstack/react-query'
import type { Mission, MissionSummary } from 'contract/missions'
import { get } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** All stations of the line, in its order, without their lessons. */
export function missionsQuery() {
  return queryOptions({
    queryKey: queryKeys.missions,
    queryFn: ({ signal }) => get<MissionSummary[]>('/api/missions', signal),
  })
}

/** One station with its lesson; null where there is none of that id, as for 0, which no station has. */
export function missionQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.missions, id],
    queryFn: ({ signal }) => getMission(id, signal),
  })
}

async function getMission(id: number, signal: AbortSignal): Promise<Mission | null> {
  if (id === 0) return null
  try {
    return await get<Mission>(`/api/missions/${id}`, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
