import { useQuery } from '@tanstack/react-query'
import type { MissionSummary } from 'contract/missions'
import { nextStop } from 'game/missions'
import { useMember } from '#web/client/session/member.tsx'
import { missionsQuery } from './mission-queries.ts'

/** The next stop of the member: null where none is left, undefined until the stations are there. */
export function useNextStation(): MissionSummary | null | undefined {
  const { completedMissions } = useMember()
  const { data: missions } = useQuery(missionsQuery())
  return missions && (nextStop(missions, completedMissions) ?? null)
}
