/** A mission as far as the rules are concerned. Ids are positive integers. */
export type MissionRule = { readonly id: number; readonly unlockAfter: number | null }

/** Mission id (as text, the way JSON keys it) to whether the member completed it. */
export type CompletedMissions = Readonly<Record<string, boolean>>

export type MissionStatus = 'completed' | 'active' | 'locked'

/** Each station gives one badge, the station's own number. */
export const STATION_COUNT = 5

/** What fits on a station's card on a phone, in characters, and what one station may pay. */
export const MISSION_LIMITS = { title: 60, description: 90, content: 20_000, reward: 1_000 } as const

/** How long a lesson takes, in minutes. */
export const LESSON_MINUTES = 2

export function isCompleted(missionId: number, completed: CompletedMissions): boolean {
  return Object.hasOwn(completed, String(missionId)) && completed[String(missionId)] === true
}

/** Completed, else active when nothing precedes it, else locked. */
export function missionStatus(mission: MissionRule, completed: CompletedMissions): MissionStatus {
  if (isCompleted(mission.id, completed)) return 'completed'
  if (mission.unlockAfter === null || isCompleted(mission.unlockAfter, completed)) return 'active'
  return 'locked'
}

/**
 * How far along the line a member is. Completions of missions that are not on the line do not count.
 * @returns done and total as counts, percent as a whole number from 0 (also for an empty line) to 100, which
 *   means that every mission is completed: it is rounded down
 */
export function lineProgress(missions: readonly MissionRule[], completed: CompletedMissions) {
  const total = missions.length
  const done = missions.filter((mission) => isCompleted(mission.id, completed)).length
  return { done, total, percent: total === 0 ? 0 : Math.floor((done * 100) / total) }
}

/** The first mission on the line that can be started now, or undefined when none is left. */
export function nextStop<Mission extends MissionRule>(
  missions: readonly Mission[],
  completed: CompletedMissions,
): Mission | undefined {
  return missions.find((mission) => missionStatus(mission, completed) === 'active')
}

/**
 * The badges a member holds: one for each completed station, by its number.
 * @returns station numbers from 1 to 5, ascending, without repeats
 */
export function badgesFor(completedMissionIds: readonly number[]): number[] {
  const stations = completedMissionIds.filter((id) => id >= 1 && id <= STATION_COUNT)
  return [...new Set(stations)].sort((a, b) => a - b)
}
