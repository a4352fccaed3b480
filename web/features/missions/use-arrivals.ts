import { type CompletedMissions, isCompleted, type MissionRule, nextStop } from 'game/missions'
import { useEffect, useState } from 'react'

const lastSeen = new Map<string, readonly number[]>()

type Arrivals = {
  /** Where the train stands: the next stop, or the end of the line. */
  trainAt: number | undefined
  /** Where it stood when the map was last seen in this visit. */
  trainFrom: number | undefined
  /** Stations completed since then. */
  stamped: (missionId: number) => boolean
}

/** What has happened on the line since the member last looked at it. */
export function useArrivals(
  memberId: string,
  missions: readonly MissionRule[],
  completed: CompletedMissions,
): Arrivals {
  const done = missions.filter(({ id }) => isCompleted(id, completed)).map(({ id }) => id)
  const now = done.join()
  const [line, setLine] = useState(() => ({ before: lastSeen.get(memberId) ?? done, done, now }))
  if (line.now !== now) setLine({ before: line.done, done, now })
  useEffect(() => {
    lastSeen.set(memberId, line.done)
  }, [memberId, line.done])

  return {
    trainAt: standing(missions, line.done),
    trainFrom: standing(missions, line.before),
    stamped: (id) => line.done.includes(id) && !line.before.includes(id),
  }
}

function standing(missions: readonly MissionRule[], done: readonly number[]): number | undefined {
  const next = nextStop(missions, Object.fromEntries(done.map((id) => [String(id), true])))
  return (next ?? missions.at(-1))?.id
}
