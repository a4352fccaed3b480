import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Mission, MissionSummary } from 'contract/missions'
import { nextStop } from 'game/missions'
import { get, getOrNull } from '#web/client/api/api.ts'
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
    queryFn: ({ signal }) => (id === 0 ? null : getOrNull<Mission>(`/api/missions/${id}`, signal)),
  })
}

/** The next stop of the member: null where none is left, undefined until the stations are there. */
export function useNextStation(): MissionSummary | null | undefined {
  const { completedMissions } = useMember()
  const { data: missions } = useQuery(missionsQuery())
  return missions && (nextStop(missions, completedMissions) ?? null)
}
