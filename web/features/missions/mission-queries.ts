import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Mission, MissionSummary } from 'contract/missions'
import { nextStop } from 'game/missions'
import { get } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useMember } from '#web/client/session/member.tsx'

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

/** The next stop of the member: null where none is left, undefined until the stations are there. */
export function useNextStation(): MissionSummary | null | undefined {
  const { completedMissions } = useMember()
  const { data: missions } = useQuery(missionsQuery())
  return missions && (nextStop(missions, completedMissions) ?? null)
}
